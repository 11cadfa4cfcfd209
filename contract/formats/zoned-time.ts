import { keepByName } from './keep-by-name.ts'

/** Is this the name of a time zone in the IANA database? */
export const isTimeZone = (zone: string): boolean => {
  try {
    clockOf(zone)
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}

/**
 * The instant of an ISO time. A time without `Z` or offset is local time in the zone: the earlier instant if the time
 * occurs twice, and shifted forward by the gap if daylight saving time skips it.
 */
export const instantOf = (time: string, zone: string): Date => {
  if (/(Z|[+-]\d{2}:?\d{2})$/i.test(time)) return new Date(time)
  const shown = Date.parse(`${time}Z`)
  // Offsets change by less than a day, so only those one day before and after are possible.
  const [before, after] = [offsetAt(shown - day, zone), offsetAt(shown + day, zone)]
  const fits = (offset: number) => offsetAt(shown - offset, zone) === offset
  return new Date(shown - (!fits(before) && fits(after) ? after : before))
}

/** What a change of the clocks does to a local time: it is skipped, or shown twice. Null at all other times. */
export const clockChangeAt = (time: string, zone: string): 'skipped' | 'repeated' | null => {
  const instant = instantOf(time, zone)
  if (clockTime(instant, zone) !== time.slice(0, 16)) return 'skipped'
  // The later of two is as far from the earlier as the clocks go back: an hour nearly everywhere, never more than a day.
  const later =
    instant.getTime() + offsetAt(instant.getTime(), zone) - offsetAt(instant.getTime() + day, zone)
  const isTwice = later > instant.getTime() && clockTime(new Date(later), zone) === time.slice(0, 16)
  return isTwice ? 'repeated' : null
}

/** The local time of an instant in a zone: `2026-03-29T03:00`. */
export const clockTime = (instant: Date, zone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString().slice(0, 16)

const day = 86_400_000

/** The UTC offset of a zone in milliseconds. */
const offsetAt = (instant: number, zone: string): number => {
  const second = Math.floor(instant / 1000) * 1000
  const parts = new Map(
    keptClockOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - second
}

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

const keptClockOf = keepByName(clockOf)
