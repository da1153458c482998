declare module 'wawoff2' {
  /** A font in WOFF2 as TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
