import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

test('a path is decoded once', () => {
  expect(readTarget('/a%2520b?x=%zz')).toEqual({ path: '/a%20b', query: 'x=%zz' })
})

test.each(['/%', '/%ff', '/%00', '/a%0d%0ab', 'http://example.org/', '*', `/${'a'.repeat(3_000)}`])(
  '%j is refused',
  url => {
    expect(readTarget(url)).toBeUndefined()
  },
)
