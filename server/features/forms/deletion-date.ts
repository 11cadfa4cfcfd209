import type { FormDefinition } from '@ximblox/blocks/forms/define-form'

const day = 86_400_000

/** When a submission that gets this state now will be deleted; null for never. */
export const deletionDate = (
  { retentionDays, stateRetentionDays = {} }: Pick<FormDefinition, 'retentionDays' | 'stateRetentionDays'>,
  state: string,
  now: Date,
): Date | null => {
  const days = Object.hasOwn(stateRetentionDays, state) ? (stateRetentionDays[state] ?? null) : retentionDays
  return days === null ? null : new Date(now.getTime() + days * day)
}
