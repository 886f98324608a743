//! Every API that is measured, a file for each crate.

mod arrow;
mod askama;
mod base64;
mod bincode;
mod binrw;
mod borsh;
mod brotli;
mod bson;
mod byteorder;
mod bzip2;
mod calamine;
mod ciborium;
mod claxon;
mod comrak;
mod csv;
mod deku;
mod docx_rs;
mod dotenvy;
mod encoding_rs_io;
mod env_logger;
mod exr;
mod fern;
mod flate2;
mod gif;
mod gltf;
mod handlebars;
mod hcl;
mod hound;
mod id3;
mod image;
mod image_webp;
mod ini;
mod integer_encoding;
mod java_properties;
mod jpeg_decoder;
mod jpeg_encoder;
mod json5;
mod leb128;
mod libflate;
mod liblzma;
mod lofty;
mod lopdf;
mod lz4_flex;
mod lzma_rs;
mod metaflac;
mod midly;
mod minicbor_io;
mod minijinja;
mod minimp3;
mod mp4;
mod ndarray_npy;
mod ogg;
mod parquet;
mod pcap_file;
mod plist;
mod ply_rs;
mod png;
mod postcard;
mod printpdf;
mod protobuf;
mod pulldown_cmark;
mod quick_xml;
mod rmp;
mod rmp_serde;
mod rmpv;
mod ron;
mod rust_xlsxwriter;
mod rustls_pemfile;
mod ruzstd;
mod scroll;
mod serde_cbor;
mod serde_json;
mod serde_json5;
mod serde_jsonlines;
mod serde_norway;
mod serde_xml_rs;
mod serde_yaml;
mod serde_yaml_ng;
mod serde_yml;
mod simd_json;
mod simplelog;
mod slog_term;
mod snap;
mod sonic_rs;
mod std_io;
mod stl_io;
mod svg;
mod symphonia;
mod syntect;
mod tar;
mod tera;
mod termcolor;
mod tiff;
mod tobj;
mod umya_spreadsheet;
mod xml;
mod zip;
mod zstd;

use crate::measure::Api;

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
    let crates: &[fn() -> Vec<Api>] = &[
        arrow::apis,
        askama::apis,
        base64::apis,
        bincode::apis,
        binrw::apis,
        borsh::apis,
        brotli::apis,
        bson::apis,
        byteorder::apis,
        bzip2::apis,
        calamine::apis,
        ciborium::apis,
        claxon::apis,
        comrak::apis,
        csv::apis,
        deku::apis,
        docx_rs::apis,
        dotenvy::apis,
        encoding_rs_io::apis,
        env_logger::apis,
        exr::apis,
        fern::apis,
        flate2::apis,
        gif::apis,
        gltf::apis,
        handlebars::apis,
        hcl::apis,
        hound::apis,
        id3::apis,
        image::apis,
        image_webp::apis,
        ini::apis,
        integer_encoding::apis,
        java_properties::apis,
        jpeg_decoder::apis,
        jpeg_encoder::apis,
        json5::apis,
        leb128::apis,
        libflate::apis,
        liblzma::apis,
        lofty::apis,
        lopdf::apis,
        lz4_flex::apis,
        lzma_rs::apis,
        metaflac::apis,
        midly::apis,
        minicbor_io::apis,
        minijinja::apis,
        minimp3::apis,
        mp4::apis,
        ndarray_npy::apis,
        ogg::apis,
        parquet::apis,
        pcap_file::apis,
        plist::apis,
        ply_rs::apis,
        png::apis,
        postcard::apis,
        printpdf::apis,
        protobuf::apis,
        pulldown_cmark::apis,
        quick_xml::apis,
        rmp::apis,
        rmp_serde::apis,
        rmpv::apis,
        ron::apis,
        rust_xlsxwriter::apis,
        rustls_pemfile::apis,
        ruzstd::apis,
        scroll::apis,
        serde_cbor::apis,
        serde_json::apis,
        serde_json5::apis,
        serde_jsonlines::apis,
        serde_norway::apis,
        serde_xml_rs::apis,
        serde_yaml::apis,
        serde_yaml_ng::apis,
        serde_yml::apis,
        simd_json::apis,
        simplelog::apis,
        slog_term::apis,
        snap::apis,
        sonic_rs::apis,
        std_io::apis,
        stl_io::apis,
        svg::apis,
        symphonia::apis,
        syntect::apis,
        tar::apis,
        tera::apis,
        termcolor::apis,
        tiff::apis,
        tobj::apis,
        umya_spreadsheet::apis,
        xml::apis,
        zip::apis,
        zstd::apis,
    ];
    crates.iter().flat_map(|apis| apis()).collect()
}
