/** Whether a name is one of the IANA database's time zones. */
export const isTimeZone = (zone: string): boolean => {
  try {
    clockOf(zone)
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}

/**
 * The instant of a time as it is written. One that ends in `Z` or an offset is that instant; any other is what the
 * clocks of the zone show: the earlier of two when they go back, and as much later when they skip it.
 */
export const instantOf = (time: string, zone: string): Date => {
  if (/(Z|[+-]\d{2}:?\d{2})$/i.test(time)) return new Date(time)
  const shown = Date.parse(`${time}Z`)
  // Clocks change by less than a day, so that the offsets before and after are all there can be.
  const [before, after] = [offsetAt(shown - day, zone), offsetAt(shown + day, zone)]
  const fits = (offset: number) => offsetAt(shown - offset, zone) === offset
  return new Date(shown - (!fits(before) && fits(after) ? after : before))
}

/** What the clocks of a zone show at an instant: `2026-03-29T03:00`. */
export const clockTime = (instant: Date, zone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString().slice(0, 16)

const day = 86_400_000

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
const offsetAt = (instant: number, zone: string): number => {
  const second = Math.floor(instant / 1000) * 1000
  const parts = new Map(
    clockOf(zone)
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
