//! `bitcoin` on transactions one after the other, before and after it had traits of its own for I/O.

use super::{read, write};
use crate::measure::Api;

/// What a transaction of one input and two outputs takes, in bytes.
const TRANSACTION: usize = 119;

mod newer {
    use bitcoin::absolute::LockTime;
    use bitcoin::transaction::Version;
    use bitcoin::{Amount, ScriptBuf, Transaction, TxIn, TxOut};

    pub fn transaction(id: u64) -> Transaction {
        let output = |amount| TxOut {
            value: Amount::from_sat(amount),
            script_pubkey: ScriptBuf::from_bytes(vec![7; 25]),
        };
        Transaction {
            version: Version::TWO,
            lock_time: LockTime::ZERO,
            input: vec![TxIn::default()],
            output: vec![output(id), output(2 * id)],
        }
    }
}

mod older {
    use bitcoin_031::absolute::LockTime;
    use bitcoin_031::transaction::Version;
    use bitcoin_031::{Amount, ScriptBuf, Transaction, TxIn, TxOut};

    pub fn transaction(id: u64) -> Transaction {
        let output = |amount| TxOut {
            value: Amount::from_sat(amount),
            script_pubkey: ScriptBuf::from_bytes(vec![7; 25]),
        };
        Transaction {
            version: Version::TWO,
            lock_time: LockTime::ZERO,
            input: vec![TxIn::default()],
            output: vec![output(id), output(2 * id)],
        }
    }
}

fn encoded(size: usize) -> Vec<u8> {
    let transactions = (0..size / TRANSACTION).map(|id| newer::transaction(id as u64));
    transactions.flat_map(|it| bitcoin::consensus::serialize(&it)).collect()
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("bitcoin" "0.32", "bitcoin::consensus::Decodable::consensus_decode", "transactions", encoded, |reader| {
            use bitcoin::Transaction;
            use bitcoin::consensus::Decodable;
            // Files have the traits of its own already.
            let mut reader = bitcoin::io::FromStd::new(reader);
            while Transaction::consensus_decode(&mut reader).is_ok() {}
            Ok(())
        }),
        read!("bitcoin" "0.31", "bitcoin::consensus::Decodable::consensus_decode", "transactions", encoded, |mut reader| {
            use bitcoin_031::Transaction;
            use bitcoin_031::consensus::Decodable;
            while Transaction::consensus_decode(&mut reader).is_ok() {}
            Ok(())
        }),
        write!("bitcoin" "0.32", "bitcoin::consensus::Encodable::consensus_encode", "transactions", |writer, size| {
            use bitcoin::consensus::Encodable;
            let mut writer = bitcoin::io::FromStd::new(writer);
            for id in 0..size / TRANSACTION {
                newer::transaction(id as u64).consensus_encode(&mut writer)?;
            }
            Ok(())
        }),
        write!("bitcoin" "0.31", "bitcoin::consensus::Encodable::consensus_encode", "transactions", |mut writer, size| {
            use bitcoin_031::consensus::Encodable;
            for id in 0..size / TRANSACTION {
                older::transaction(id as u64).consensus_encode(&mut writer)?;
            }
            Ok(())
        }),
    ]
}
