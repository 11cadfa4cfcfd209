import type { ErrorEntry } from '@ximblox/contract/errors'

/** The messages for one field. */
export const messagesFor = (
  property: string,
  entries: readonly ErrorEntry[],
  messageOf: (entry: ErrorEntry) => string,
): string[] => entries.filter(entry => entry.property === property).map(messageOf)
