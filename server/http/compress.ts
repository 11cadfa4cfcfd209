import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotliAsync = promisify(zlib.brotliCompress)
const gzipAsync = promisify(zlib.gzip)

/** Compresses on the thread pool, with a quality from 0 to 11. */
export const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotliAsync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Compresses on the thread pool, with a level from 0 to 9. */
export const gzip = (bytes: Buffer, level: number): Promise<Buffer> => gzipAsync(bytes, { level })
