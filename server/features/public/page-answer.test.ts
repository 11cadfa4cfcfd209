import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import { expect, test } from 'vitest'
import { builtInAnswer, pageAnswer } from './page-answer.ts'

const headersOf = ({ headers }: { headers: readonly string[] }) => headers.join('\n')
const scripts = (html: string, policy: PagePolicy = {}) =>
  /script-src ([^;]+)/.exec(headersOf(pageAnswer(200, Buffer.from(html), undefined, policy)))?.[1]

test('only pages with scripts may run any', () => {
  expect(scripts('<p>Words</p>')).toBe("'none'")
  expect(scripts('<script type="application/ld+json">{}</script>')).toBe("'none'")
  expect(scripts('<script type="module" src="/assets/a.js"></script>')).toBe("'self'")
  expect(headersOf(builtInAnswer(404, 'en'))).toContain("script-src 'none'")
})

test('the scripts of another origin run on pages with scripts only', () => {
  const policy: PagePolicy = { scripts: ['https://stats.example.org'] }
  expect(scripts('<p>Words</p>', policy)).toBe("'none'")
  expect(scripts('<script src="https://stats.example.org/s.js"></script>', policy)).toBe(
    "'self' https://stats.example.org",
  )
})

test('no page may be framed, in older browsers either', () =>
  expect(headersOf(pageAnswer(200, Buffer.from('')))).toContain('X-Frame-Options\nDENY'))
