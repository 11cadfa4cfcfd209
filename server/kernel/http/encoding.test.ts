import { expect, test } from 'vitest'
import { acceptedEncoding } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip;q=0.8', 'br'],
  ['gzip;q=0', 'identity'],
  ['deflate, zstd, abracadabra', 'identity'],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
