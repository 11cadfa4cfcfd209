import { trainingZone } from '../rules/training-dates.ts'
import type { TrainingTimes } from '../rules/training-times.ts'

interface CalendarEvent {
  uid: string
  title: string
  location: string
  description: string
  /** First and last day, yyyy-mm-dd. */
  start: string
  end: string
  /** Of each day, in Amsterdam; whole days without them. */
  times?: TrainingTimes | undefined
  /** When the file was made. */
  now: Date
}

/** With `method`, mail programs offer to add the event. */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH'

/** An iCalendar file (RFC 5545) with one event, which is repeated on each day at its times. */
export const calendarFile = ({ uid, title, location, description, now, ...when }: CalendarEvent): string => {
  const days = daysOf(when)
  const timed = when.times && days <= maxRepeats ? timedLines(when.start, days, when.times) : undefined
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ximblox//Trainings//EN',
    'METHOD:PUBLISH',
    ...(timed ? amsterdam : []),
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...(timed ?? wholeDayLines(when)),
    `SUMMARY:${escaped(title)}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** Over a longer time, a training is hardly on every day. */
const maxRepeats = 7

type Days = Pick<CalendarEvent, 'start' | 'end'>

const daysOf = ({ start, end }: Days): number =>
  end <= start ? 1 : Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1

const wholeDayLines = ({ start, end }: Days): string[] => [
  `DTSTART;VALUE=DATE:${compact(start)}`,
  // The end of an event is the first day after it.
  `DTEND;VALUE=DATE:${compact(dayAfter(end < start ? start : end))}`,
]

const timedLines = (start: string, days: number, { from, to }: TrainingTimes): string[] => [
  `DTSTART;TZID=${trainingZone}:${compact(start)}T${compact(from)}00`,
  `DTEND;TZID=${trainingZone}:${compact(start)}T${compact(to)}00`,
  ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
]

/** Programs need not know the zone: its rules are in the file. */
const amsterdam = [
  'BEGIN:VTIMEZONE',
  `TZID:${trainingZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const compact = (text: string): string => text.replaceAll(/[-:]/g, '')

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

const maxBytes = 74

/** A line has at most 75 bytes; the next begins with a space. Characters are never split. */
const folded = (line: string): string => {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > maxBytes) lines.push(` ${character}`)
    else lines[lines.length - 1] = last + character
  }
  return lines.join('\r\n')
}
