/** How often something may happen within a time, in milliseconds. */
export interface Quota {
  max: number
  period: number
}

/** Whether it may happen once more now, and the moments to remember; what is refused does not count. */
export const applyQuota = (
  before: readonly Date[],
  { max, period }: Quota,
  now: Date,
): { isAllowed: boolean; timestamps: Date[] } => {
  const recent = before.filter(moment => now.getTime() - moment.getTime() < period)
  const isAllowed = recent.length < max
  return { isAllowed, timestamps: isAllowed ? [...recent, now] : recent }
}
