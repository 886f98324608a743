//! Every API that is measured, a file for each crate.

use crate::measure::Api;

/// Declares the files, and says of each what is measured in it.
macro_rules! crates {
    ($name:ident: $($krate:ident),* $(,)?) => {
        $(mod $krate;)*
        const $name: &[fn() -> Vec<Api>] = &[$($krate::apis),*];
    };
}

crates! { QUICK:
    base64,
    bincode,
    byteorder,
    claxon,
    csv,
    dotenvy,
    encoding_rs_io,
    fern,
    flate2,
    gif,
    hound,
    image_webp,
    ini,
    integer_encoding,
    json,
    leb128,
    lz4_flex,
    metaflac,
    midly,
    ogg,
    pcap_file,
    postcard,
    quick_xml,
    rmp,
    rmp_serde,
    rmpv,
    ron,
    scroll,
    serde_cbor,
    serde_json,
    serde_yaml,
    simplelog,
    snap,
    std_io,
    svg,
    tabwriter,
    tar,
    termcolor,
    xml,
}

#[cfg(feature = "slow")]
crates! { SLOW:
    aho_corasick,
    anstream,
    ariadne,
    ark_serialize,
    arrow,
    askama,
    atom_syndication,
    binrw,
    bitcoin,
    bitstream_io,
    bmp,
    borsh,
    brotli,
    brotli_decompressor,
    bson,
    bt_bencode,
    byteordered,
    bzip2,
    calamine,
    capnp,
    cargo_metadata,
    cfb,
    ciborium,
    cid,
    codespan_reporting,
    comrak,
    cookie_factory,
    cpio,
    crossterm,
    ddsfile,
    deflate,
    deku,
    diffy,
    docx_rs,
    dot,
    dot_vox,
    dxf,
    elementtree,
    env_logger,
    exr,
    fastnbt,
    flamescope,
    fst,
    geojson,
    gltf,
    gltf_json,
    gpx,
    grep_searcher,
    handlebars,
    hcl,
    hdrhistogram,
    horrorshow,
    html2text,
    html5ever,
    ico,
    id3,
    image,
    inferno,
    java_properties,
    jpeg_decoder,
    jpeg_encoder,
    json5,
    libflate,
    liblzma,
    linereader,
    liquid,
    lofty,
    lopdf,
    lz4,
    lzma_rs,
    m3u8_rs,
    minicbor_io,
    minidom,
    minijinja,
    minimp3,
    mp4,
    multihash,
    mustache,
    nbt,
    ndarray_npy,
    noodles_bgzf,
    noodles_fasta,
    npyz,
    obj,
    object,
    parity_wasm,
    parquet,
    pgn_reader,
    plist,
    ply_rs,
    png,
    pretty,
    prettytable,
    printpdf,
    prometheus,
    protobuf,
    pulldown_cmark,
    qoi,
    quick_junit,
    ratatui,
    rev_lines,
    roaring,
    rss,
    rust_xlsxwriter,
    rustls_pemfile,
    ruzstd,
    seq_io,
    serde_bencode,
    serde_hjson,
    serde_ini,
    serde_json5,
    serde_json_lenient,
    serde_jsonlines,
    serde_lexpr,
    serde_norway,
    serde_pickle,
    serde_xml_rs,
    serde_yaml_ng,
    serde_yml,
    shapefile,
    simd_json,
    similar,
    slog_json,
    slog_term,
    sonic_rs,
    speedy,
    stl_io,
    strip_ansi_escapes,
    struson,
    sxd_document,
    symphonia,
    syntect,
    tera,
    thrift,
    tiff,
    tobj,
    umya_spreadsheet,
    unsigned_varint,
    vcd,
    wav,
    weezl,
    xmltree,
    zerocopy,
    zip,
    zopfli,
    zstd,
}

#[cfg(not(feature = "slow"))]
const SLOW: &[fn() -> Vec<Api>] = &[];

/// One row for a reader: the same block over the bare handle and over a `BufReader`.
macro_rules! read {
    ($package:literal $version:literal, $path:literal, $usage:literal, $input:expr, |$reader:pat_param| $body:block) => {
        crate::measure::Api {
            path: $path,
            package: $package,
            version: $version,
            usage: $usage,
            run: crate::measure::Run::Read {
                input: $input,
                raw: Some(|$reader| $body),
                wrapped: Some(|$reader| $body),
            },
        }
    };
}

/// One row for what takes only a `BufRead`.
macro_rules! buf_read {
    ($package:literal $version:literal, $path:literal, $usage:literal, $input:expr, |$reader:pat_param| $body:block) => {
        crate::measure::Api {
            path: $path,
            package: $package,
            version: $version,
            usage: $usage,
            run: crate::measure::Run::Read { input: $input, raw: None, wrapped: Some(|$reader| $body) },
        }
    };
}

/// One row for a writer: the same block over the bare handle and over a `BufWriter`.
macro_rules! write {
    ($package:literal $version:literal, $path:literal, $usage:literal, |$writer:pat_param, $size:ident| $body:block) => {
        crate::measure::Api {
            path: $path,
            package: $package,
            version: $version,
            usage: $usage,
            run: crate::measure::Run::Write {
                raw: Some(|$writer, $size| $body),
                wrapped: Some(|$writer, $size| $body),
            },
        }
    };
}

pub(crate) use {buf_read, read, write};

pub fn all() -> Vec<Api> {
    QUICK.iter().chain(SLOW).flat_map(|apis| apis()).collect()
}
