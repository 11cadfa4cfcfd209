/** How often something may happen within a period in milliseconds. */
export interface Quota {
  max: number
  period: number
}

/** Checks whether it may happen once more, and returns the timestamps to store. Refused attempts do not count. */
export const applyQuota = (
  before: readonly Date[],
  { max, period }: Quota,
  now: Date,
): { isAllowed: boolean; timestamps: Date[] } => {
  const recent = before.filter(date => now.getTime() - date.getTime() < period)
  const isAllowed = recent.length < max
  return { isAllowed, timestamps: isAllowed ? [...recent, now] : recent }
}
