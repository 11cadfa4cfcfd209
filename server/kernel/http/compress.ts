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
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
    },
  })

/** Compresses on the thread pool, with a level from 0 to 9. */
export const gzip = (bytes: Buffer, level: number): Promise<Buffer> => gzipAsync(bytes, { level })

/** The smallest window that reaches over all bytes: the usual one allocates megabytes for a page of kilobytes. */
const windowOf = ({ length }: Buffer): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))))
