import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'registration-7@som.example',
  title: 'Carbon in figures',
  location: '',
  description: '',
  start: '2027-03-31',
  end: '2027-04-01',
  now: new Date('2026-11-22T12:34:56.789Z'),
}

test('the end is the day after the last one', () => {
  const lines = calendarFile(event).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270331')
  expect(lines).toContain('DTEND;VALUE=DATE:20270402')
  expect(lines).toContain('DTSTAMP:20261122T123456Z')
  expect(calendarFile({ ...event, end: '' })).toContain('DTEND;VALUE=DATE:20270401')
})

test('an event has its times in Amsterdam, in summer and winter, on each of its days', () => {
  const times = { from: '09:30', to: '16:30' }
  const lines = calendarFile({ ...event, times }).split('\r\n')
  expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20270331T093000')
  expect(lines).toContain('DTEND;TZID=Europe/Amsterdam:20270331T163000')
  expect(lines).toContain('RRULE:FREQ=DAILY;COUNT=2')
  expect(lines).toContain('TZID:Europe/Amsterdam')
  expect(calendarFile({ ...event, times, end: '' })).not.toContain('COUNT')
})

test('an event over more than a week has whole days, because it is hardly on each of them', () => {
  const file = calendarFile({ ...event, times: { from: '09:30', to: '16:30' }, end: '2027-06-01' })
  expect(file).toContain('DTSTART;VALUE=DATE:20270331')
  expect(file).not.toContain('Amsterdam')
})

test('texts can neither end their line nor add properties', () => {
  const file = calendarFile({ ...event, title: 'One, two; three\\ four\r\nATTENDEE:x\u0007' })
  expect(file).toContain(String.raw`SUMMARY:One\, two\; three\\ four\nATTENDEE:x `)
  expect(file).not.toMatch(/^ATTENDEE/m)
})

test('long lines are folded between characters, at 75 bytes at most', () => {
  const title = '€ über 日本語 '.repeat(20).trim()
  const file = calendarFile({ ...event, title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
