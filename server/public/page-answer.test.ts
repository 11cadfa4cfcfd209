import { expect, test } from 'vitest'
import { builtInAnswer, pageAnswer } from './page-answer.ts'

const headersOf = ({ headers }: { headers: readonly string[] }) => headers.join('\n')
const scripts = (html: string) =>
  /script-src ('\w+')/.exec(headersOf(pageAnswer(200, Buffer.from(html))))?.[1]

test('only pages with scripts may run any', () => {
  expect(scripts('<p>Words</p>')).toBe("'none'")
  expect(scripts('<script type="application/ld+json">{}</script>')).toBe("'none'")
  expect(scripts('<script type="module" src="/assets/a.js"></script>')).toBe("'self'")
  expect(headersOf(builtInAnswer(404, 'en'))).toContain("script-src 'none'")
})

test('no page may be framed, in older browsers either', () =>
  expect(headersOf(pageAnswer(200, Buffer.from('')))).toContain('X-Frame-Options\nDENY'))
