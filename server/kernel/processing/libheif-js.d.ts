declare module 'libheif-js/wasm-bundle.js' {
  interface HEIFImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    has_alpha_channel(): boolean
    /** Decodes into `target`, and calls back with undefined when it cannot. */
    display<T extends { data: Uint8ClampedArray; width: number; height: number }>(
      target: T,
      done: (decoded: T | undefined) => void,
    ): void
  }
  const libheif: {
    ready: Promise<unknown>
    HeifDecoder: new () => { decode(bytes: Uint8Array): HEIFImage[] }
  }
  export default libheif
}
