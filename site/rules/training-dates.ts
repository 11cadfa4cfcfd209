/** The time zone in which the days of trainings begin and end. */
export const trainingZone = 'Europe/Amsterdam'

/** One date of a training, as its page type stores it. */
export interface TrainingDate {
  key: string
  /** First day, yyyy-mm-dd; "" while it is not known. */
  start: string
  /** Last day; "" for a single day. */
  end: string
  /** The day on which registration opens; "" for at once. */
  opensOn: string
  /** Number of participants. */
  capacity: number
}

export type TrainingState = 'upcoming' | 'open' | 'full' | 'past'

interface Situation {
  /** The day in Amsterdam; see `todayInAmsterdam`. */
  today: string
  /** Places taken by registrations. */
  taken: number
}

/**
 * The state of one date. It is past from the day after its first day, because nobody joins halfway; without a day, or
 * before registration opens, nobody can register yet; and it is full when every place is taken.
 */
export const trainingState = (
  { start, opensOn, capacity }: Omit<TrainingDate, 'key' | 'end'>,
  { today, taken }: Situation,
): TrainingState => {
  if (start !== '' && start < today) return 'past'
  if (start === '' || opensOn > today) return 'upcoming'
  return taken >= capacity ? 'full' : 'open'
}

/** Dates that are not past, the nearest first; those without a day are last. */
export const datesToCome = <D extends Pick<TrainingDate, 'start'>>(dates: readonly D[], today: string): D[] =>
  dates
    .filter(({ start }) => start === '' || start >= today)
    .toSorted((a, b) => compareDays(a.start || endOfTime, b.start || endOfTime))

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: trainingZone })
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: trainingZone, timeZoneName: 'longOffset' })

/** The day in Amsterdam, as yyyy-mm-dd. */
export const todayInAmsterdam = (now: Date): string => dayFormat.format(now)

/** The moment at which the next day begins in Amsterdam. */
export const midnightInAmsterdam = (now: Date): Date => {
  const tomorrow = new Date(`${todayInAmsterdam(now)}T00:00:00Z`)
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1)
  return midnightBefore(tomorrow.toISOString().slice(0, 10))
}

/** The moment at which a day begins in Amsterdam, where clocks change after midnight UTC, never before. */
export const midnightBefore = (day: string): Date => {
  const parts = offsetFormat.formatToParts(new Date(`${day}T00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
  return new Date(`${day}T00:00${offset}`)
}

const endOfTime = '9999-12-31'

const compareDays = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
