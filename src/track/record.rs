//! Values that a serialiser writes or reads in a few calls: a struct of names and numbers, with nothing in it that may grow.

use rustc_hash::FxHashMap;

use crate::catalogue::Direction;
use crate::index::{Index, Ty, TypeId};
use crate::infer::BodyOwner;
use crate::items::{Body, ExprId, ExprKind, PatKind, Statement};
use crate::track::facts::arguments;
use crate::track::program::{At, Known, Program};
use crate::track::sink::SinkSite;

/// A record of so many names and numbers takes about four times as many calls.
const FEW_SCALARS: usize = 12;
/// One of so many is written in a call or two more than its line has words.
const FEWEST_SCALARS: usize = 4;
/// Types of other crates that are written as one text or number: those of chrono, time, uuid, url and semver.
const SINGLE: [&str; 8] =
    ["DateTime", "NaiveDate", "NaiveDateTime", "OffsetDateTime", "Url", "Uuid", "Version", "VersionReq"];

/// Whether a serialiser is given a few names and numbers, or gives them back.
pub fn is_small_record(program: &Program<'_>, call: At, site: &SinkSite) -> bool {
    holds_at_most(program, call, site, FEW_SCALARS)
}

/// Whether it is given so few that they are hardly more than a line.
pub fn is_tiny_record(program: &Program<'_>, call: At, site: &SinkSite) -> bool {
    holds_at_most(program, call, site, FEWEST_SCALARS)
}

fn holds_at_most(program: &Program<'_>, call: At, site: &SinkSite, most: usize) -> bool {
    let Some(known) = program.known(call.owner) else { return false };
    let args = arguments(&known.body, call.expr);
    if site.direction == Direction::Read {
        let record = given_back(program, known, call);
        return record.is_some_and(|it| {
            let is_text = |it: &Ty| it.adt().is_some_and(|(id, _)| Some(id) == program.index.known.string);
            let mut fields = it.adt().and_then(|(id, _)| program.index.field_types(id)).into_iter().flatten();
            // A text may be long, and each byte of it is a call.
            scalars(program.index, &it).is_some_and(|it| it <= most)
                && !fields.any(|it| it.any(&mut |it| is_text(it)))
        });
    }
    args.iter().filter(|it| **it != site.subject).any(|it| {
        let ty = known.inference.expr(*it).peeled();
        scalars(program.index, ty).is_some_and(|it| it <= most)
    })
}

/// What a parser gives back, as its own type says, or the name that it is bound to, or what the function returns.
fn given_back(program: &Program<'_>, known: &Known, call: At) -> Option<Ty> {
    let index = program.index;
    let value = |ty: &Ty| {
        let (id, args) = ty.adt()?;
        args.first().filter(|it| Some(id) == index.known.result && it.adt().is_some()).cloned()
    };
    let body = &known.body;
    let mut inner = call.expr;
    loop {
        if let Some(found) = value(known.inference.expr(inner)) {
            return Some(found);
        }
        let outer = body.expr(inner).parent;
        match outer.map(|it| &body.expr(it).kind) {
            Some(ExprKind::Try(_)) => {}
            Some(ExprKind::MethodCall { receiver, .. }) if *receiver == inner => {}
            Some(ExprKind::Call { callee, .. }) if is_ok(body, *callee) => {}
            Some(ExprKind::Block(block)) => {
                return block
                    .statements
                    .iter()
                    .find_map(|it| match it {
                        Statement::Let { pat, value: Some(value), .. } if *value == inner => {
                            match body.pat(*pat).kind {
                                PatKind::Bind { local, .. } => Some(known.inference.local(local).clone()),
                                _ => None,
                            }
                        }
                        _ => None,
                    })
                    .or_else(|| match call.owner {
                        BodyOwner::Func(func) if outer == body.root && block.tail == Some(inner) => {
                            value(&index.signature(func).ret)
                        }
                        _ => None,
                    });
            }
            _ => return None,
        }
        inner = outer?;
    }
}

fn is_ok(body: &Body, callee: ExprId) -> bool {
    matches!(&body.expr(callee).kind, ExprKind::Path(path, _) if path.name() == "Ok")
}

/// How many names and numbers a struct of the workspace holds; `None` where it may hold any number of them.
fn scalars(index: &Index, ty: &Ty) -> Option<usize> {
    let (id, _) = ty.peeled().adt()?;
    of_struct(index, id, &mut FxHashMap::default())
}

/// `counted` holds the numbers of the structs that were counted, and nothing for those that are being counted: what holds
/// itself may hold any number.
fn of_struct(index: &Index, id: TypeId, counted: &mut FxHashMap<TypeId, Option<usize>>) -> Option<usize> {
    if let Some(found) = counted.get(&id) {
        return *found;
    }
    counted.insert(id, None);
    let is_own = !index.is_stub(index.type_unit(id));
    let mut fields = index.field_types(id).filter(|_| is_own)?;
    let found = fields.try_fold(0usize, |sum, it| sum.checked_add(of_field(index, &it, counted)?));
    counted.insert(id, found);
    found
}

fn of_field(index: &Index, ty: &Ty, counted: &mut FxHashMap<TypeId, Option<usize>>) -> Option<usize> {
    match ty.peeled() {
        Ty::Primitive(_) => Some(1),
        Ty::External(path, _) => path.rsplit("::").next().is_some_and(|it| SINGLE.contains(&it)).then_some(1),
        Ty::Adt(id, _) if Some(*id) == index.known.string => Some(1),
        Ty::Adt(id, args) if Some(*id) == index.known.option => of_field(index, args.first()?, counted),
        Ty::Adt(id, _) => of_struct(index, *id, counted),
        _ => None,
    }
}
