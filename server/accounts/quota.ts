/** How often something may happen within a time, in milliseconds. */
export interface Quota {
  most: number
  within: number
}

/** Whether it may happen once more now, and the moments to remember; what is refused does not count. */
export const allowedAt = (
  before: readonly Date[],
  { most, within }: Quota,
  now: Date,
): { isAllowed: boolean; moments: Date[] } => {
  const recent = before.filter(moment => now.getTime() - moment.getTime() < within)
  const isAllowed = recent.length < most
  return { isAllowed, moments: isAllowed ? [...recent, now] : recent }
}
