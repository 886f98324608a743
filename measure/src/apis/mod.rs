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
    binrw,
    brotli,
    byteorder,
    bzip2,
    ciborium,
    claxon,
    csv,
    dotenvy,
    encoding_rs_io,
    fern,
    flate2,
    geojson,
    gif,
    hound,
    id3,
    image_webp,
    ini,
    integer_encoding,
    jpeg_decoder,
    jpeg_encoder,
    json,
    json5,
    leb128,
    libflate,
    lz4_flex,
    lzma_rs,
    metaflac,
    midly,
    minicbor_io,
    minimp3,
    ogg,
    pcap_file,
    plist,
    png,
    postcard,
    prettytable,
    prometheus,
    pulldown_cmark,
    quick_xml,
    rmp,
    rmp_serde,
    rmpv,
    ron,
    rustls_pemfile,
    scroll,
    serde_cbor,
    serde_json,
    serde_jsonlines,
    serde_norway,
    serde_xml_rs,
    serde_yaml,
    serde_yaml_ng,
    similar,
    simplelog,
    snap,
    std_io,
    stl_io,
    svg,
    tabwriter,
    tar,
    termcolor,
    tobj,
    xml,
    xmltree,
    zip,
}

#[cfg(feature = "slow")]
crates! { SLOW:
    arrow,
    askama,
    atom_syndication,
    borsh,
    bson,
    calamine,
    comrak,
    deku,
    docx_rs,
    env_logger,
    exr,
    gltf,
    gpx,
    handlebars,
    hcl,
    html5ever,
    image,
    inferno,
    java_properties,
    liblzma,
    lofty,
    lopdf,
    minijinja,
    mp4,
    ndarray_npy,
    parquet,
    ply_rs,
    printpdf,
    protobuf,
    quick_junit,
    ratatui,
    rss,
    rust_xlsxwriter,
    ruzstd,
    serde_json5,
    serde_yml,
    simd_json,
    slog_term,
    sonic_rs,
    symphonia,
    syntect,
    tera,
    tiff,
    umya_spreadsheet,
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
