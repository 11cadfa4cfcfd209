interface CalendarEvent {
  uid: string
  title: string
  location: string
  description: string
  /** First and last day, yyyy-mm-dd. */
  start: string
  end: string
  /** When the file was made. */
  now: Date
}

/** An iCalendar file (RFC 5545) with one event of whole days. */
export const calendarFile = ({ uid, title, location, description, start, end, now }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ximblox//Trainings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
    // The end of an event is the first day after it.
    `DTEND;VALUE=DATE:${dayAfter(end < start ? start : end).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

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
