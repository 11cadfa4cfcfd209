/** How the times in a folder are read. */
export interface Times {
  /** Of a change, a publication or a schedule; undefined for none. */
  at(text: string | undefined): Date | undefined
  /** Of a field, as yyyy-mm-dd with or without a time on the clock, or "". */
  day(text: string): string
}

export const asWritten: Times = {
  at: text => (text === undefined ? undefined : new Date(text)),
  day: text => text,
}

const dayLength = 24 * 60 * 60_000
const weekLength = 7 * dayLength

/**
 * Reads a folder as if it had been finished now: its last change is now, and earlier ones are as far apart as before. Days
 * that were ahead at the last change are ahead again, later by whole weeks; those before it stay.
 */
export const asOfNow = (
  changes: Iterable<{ updatedAt?: string | undefined; publishedAt?: string | undefined }>,
  now: Date,
): Times => {
  const times = [...changes].flatMap(({ updatedAt, publishedAt }) => [updatedAt, publishedAt])
  const last = times.reduce((latest, text) => Math.max(latest, text === undefined ? 0 : Date.parse(text)), 0)
  if (last === 0) return asWritten
  const lastDay = dayOf(last)
  const weeks = Math.max(0, Math.ceil((startOf(dayOf(now.getTime())) - startOf(lastDay)) / weekLength))
  return {
    at: text => (text === undefined ? undefined : new Date(Date.parse(text) + now.getTime() - last)),
    day: text => {
      const day = text.slice(0, lastDay.length)
      const start = startOf(day)
      // What is no day is refused by its field.
      if (Number.isNaN(start) || dayOf(start) !== day || day <= lastDay) return text
      const moved = dayOf(start + weeks * weekLength)
      // After 9999 it would be no day any more.
      return moved > day ? moved + text.slice(day.length) : text
    },
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
