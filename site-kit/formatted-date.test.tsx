import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormattedDate } from './formatted-date.tsx'

const markup = (date: string, locale: string) => renderToStaticMarkup(<FormattedDate {...{ date, locale }} />)

test('a date is written in the words of its locale', () => {
  expect(markup('2026-11-02', 'nl-nl')).toBe('<time dateTime="2026-11-02">2 november 2026</time>')
  expect(markup('2026-11-02', 'en-gb')).toBe('<time dateTime="2026-11-02">2 November 2026</time>')
})

test('a date-time shows its day in UTC, whatever the zone of the server', () =>
  expect(markup('2026-11-02T23:59:00Z', 'en-gb')).toContain('>2 November 2026<'))

test('the day for machines is the day that is shown', () =>
  expect(markup('2026-11-02T23:30:00-05:00', 'en-gb')).toBe(
    '<time dateTime="2026-11-03">3 November 2026</time>',
  ))

test('a time without a zone is the one on the clock', () => {
  const shown = renderToStaticMarkup(<FormattedDate date="2026-11-02T23:30" locale="en-gb" withTime />)
  expect(shown).toBe('<time dateTime="2026-11-02T23:30">2 November 2026 at 23:30</time>')
  expect(markup('2026-11-02T23:30', 'en-gb')).toBe('<time dateTime="2026-11-02">2 November 2026</time>')
})

test.each(['', 'tomorrow', '2026-13-45'])('%o shows nothing', date => expect(markup(date, 'en-gb')).toBe(''))
