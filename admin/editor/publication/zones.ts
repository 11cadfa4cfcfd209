/** The time zones that this browser knows, its own among them. */
export const knownZones = (own: string): string[] => [
  ...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
