import { keepByName } from '@ximblox/contract/formats/keep-by-name'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An encoding that makes a body smaller. */
export type Compression = Exclude<Encoding, 'identity'>

/** Ordered by size, smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** The smallest encoding that the client accepts (Accept-Encoding, RFC 9110, section 12.5.3). */
export const acceptedEncoding = (header: string | undefined): Encoding =>
  header ? encodingFor(header) : 'identity'

// Few kinds of clients send nearly all requests.
const encodingFor = keepByName((header): Encoding => {
  const br = quality(header, 'br')
  const gzip = quality(header, 'gzip')
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
})

const quality = (header: string, encoding: string): number => {
  if (!header.includes(encoding)) return 0
  for (const part of header.split(',')) {
    const [name = '', parameter = ''] = part.split(';', 2)
    if (name.trim() === encoding) return Number(/^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1] ?? 1)
  }
  return 0
}
