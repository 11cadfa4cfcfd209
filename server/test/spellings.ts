import fc from 'fast-check'

/** A request that means, or could be mistaken for, another URL than it spells. */
export interface Spelling {
  target: string
  method: string
  /** Additional headers: name, value, name, value. */
  headers: string[]
}

const percent = (byte: number, upper: boolean) => {
  const hex = byte.toString(16).padStart(2, '0')
  return `%${upper ? hex.toUpperCase() : hex}`
}

const encoded = (character: string, upper: boolean) =>
  [...Buffer.from(character)].map(byte => percent(byte, upper)).join('')

const replaceAt = (text: string, at: number, replace: (character: string) => string) => {
  const index = at % text.length
  return text.slice(0, index) + replace(text[index] ?? '') + text.slice(index + 1)
}

const insertAt = (text: string, at: number, inserted: string) => {
  const index = at % (text.length + 1)
  return text.slice(0, index) + inserted + text.slice(index)
}

const replaceSlash = (path: string, at: number, replacement: string) => {
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index)
  const index = slashes[at % slashes.length] ?? 0
  return path.slice(0, index) + replacement + path.slice(index + 1)
}

type Change = (path: string) => string

const at = fc.nat(500)
const slashes = [
  '%2f',
  '%2F',
  '%252f',
  '//',
  '/./',
  '/../',
  '/x/../',
  '/%2e/',
  '/%2e%2e/',
  '\\',
  '%5c',
  '/;/',
]
const endings = [
  '/',
  '//',
  '/.',
  '.',
  ';',
  ';a=b',
  '%20',
  '%09',
  '%00',
  '%0a',
  '%',
  '?',
  '?%2f',
  '#',
  '~',
  '+',
  '.html',
]

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ at, slash: fc.constantFrom(...slashes) }).map(
    ({ at, slash }): Change =>
      path =>
        replaceSlash(path, at, slash),
  ),
  fc.record({ at, upper: fc.boolean() }).map(
    ({ at, upper }): Change =>
      path =>
        replaceAt(path, at, character => encoded(character, upper)),
  ),
  fc.boolean().map(
    (upper): Change =>
      path =>
        path.replace(/[^/?]/g, character => encoded(character, upper)),
  ),
  fc.constant<Change>(path => path.replaceAll('%', '%25')),
  at.map(
    (at): Change =>
      path =>
        replaceAt(path, at, character =>
          character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase(),
        ),
  ),
  fc.constantFrom(...endings).map(
    (ending): Change =>
      path =>
        path + ending,
  ),
  fc.record({ at, inserted: fc.constantFrom('%00', '%0d%0a', '%c0%af', '%ff', '\u0130', '%u002f', ';') }).map(
    ({ at, inserted }): Change =>
      path =>
        insertAt(path, at, encodeURI(inserted).replaceAll('%25', '%')),
  ),
  fc.constantFrom('/', '//', '/.', '/x/..', '/%2e', 'http://127.0.0.1').map(
    (start): Change =>
      path =>
        start + path,
  ),
)

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']

const headers = (path: string): fc.Arbitrary<string[]> =>
  fc.constantFrom(
    [],
    [],
    ['host', 'evil.example'],
    ['host', 'LOCALHOST'],
    ['host', 'localhost', 'host', 'evil.example'],
    ['x-forwarded-host', 'evil.example', 'x-forwarded-proto', 'https'],
    ['x-original-url', path, 'x-rewrite-url', path],
    ['range', 'bytes=0-0'],
    ['accept-encoding', 'br'],
    ['if-none-match', '*'],
  )

/** A URL in one to three combined odd spellings, with any method and host name. */
export const spellingsOf = (path: string): fc.Arbitrary<Spelling> =>
  fc.record({
    target: fc
      .array(change, { minLength: 1, maxLength: 3 })
      .map(changes => changes.reduce((spelled, change) => change(spelled), path)),
    method: fc.constantFrom(...methods),
    headers: headers(path),
  })
