//! `m3u8_rs`: every tag, attribute and line end of a playlist is written by itself; nothing is flushed.

use std::io::{Result, Write};

pub struct MasterPlaylist;
pub struct MediaPlaylist;

pub enum Playlist {
    MasterPlaylist(MasterPlaylist),
    MediaPlaylist(MediaPlaylist),
}

impl Default for MasterPlaylist {}
impl Default for MediaPlaylist {}

impl Playlist {
    /// Writes every tag and every attribute by itself.
    /// ```
    /// let playlist = m3u8_rs::Playlist::MediaPlaylist(m3u8_rs::MediaPlaylist::default());
    /// let mut file = std::fs::File::create("f")?;
    /// playlist.write_to(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 229)]
    pub fn write_to<T: Write>(&self, writer: &mut T) -> Result<()>;
}

impl MasterPlaylist {
    /// Writes every tag and every attribute by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// m3u8_rs::MasterPlaylist::default().write_to(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 119)]
    pub fn write_to<T: Write>(&self, w: &mut T) -> Result<()>;
}

impl MediaPlaylist {
    /// Writes every tag and every attribute by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// m3u8_rs::MediaPlaylist::default().write_to(&mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 229)]
    pub fn write_to<T: Write>(&self, w: &mut T) -> Result<()>;
}
