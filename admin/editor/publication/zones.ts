/** The time zones that this browser knows, the given one first. */
export const knownZones = (own: string): string[] => [
  ...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
