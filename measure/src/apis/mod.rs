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
    arrow,
    askama,
    atom_syndication,
    binrw,
    borsh,
    brotli,
    bson,
    bzip2,
    calamine,
    ciborium,
    comrak,
    deku,
    docx_rs,
    env_logger,
    exr,
    geojson,
    gltf,
    gpx,
    handlebars,
    hcl,
    html5ever,
    id3,
    image,
    inferno,
    java_properties,
    jpeg_decoder,
    jpeg_encoder,
    json5,
    libflate,
    liblzma,
    lofty,
    lopdf,
    lzma_rs,
    minicbor_io,
    minijinja,
    minimp3,
    mp4,
    ndarray_npy,
    parquet,
    plist,
    ply_rs,
    png,
    prettytable,
    printpdf,
    prometheus,
    protobuf,
    pulldown_cmark,
    quick_junit,
    ratatui,
    rss,
    rust_xlsxwriter,
    rustls_pemfile,
    ruzstd,
    serde_json5,
    serde_jsonlines,
    serde_norway,
    serde_xml_rs,
    serde_yaml_ng,
    serde_yml,
    simd_json,
    similar,
    slog_term,
    sonic_rs,
    stl_io,
    symphonia,
    syntect,
    tera,
    tiff,
    tobj,
    umya_spreadsheet,
    xmltree,
    zip,
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
