import type { ErrorCode } from '../errors.ts'
import type { Permission } from '../permissions.ts'
import { allows, type Place } from './permissions.ts'

export type PublicationAction = 'publish' | 'unpublish'

/** What a decision on a page rests on. */
export interface PublicationFacts extends Place {
  live: boolean
  /** Whether what would be published is what is live already. */
  same: boolean
}

/** `do` it, nothing `left` to do, or the code of a refusal: the one truth behind button and guard. */
export const decide = (
  action: PublicationAction,
  facts: PublicationFacts,
  permissions: readonly Permission[],
): 'do' | 'left' | ErrorCode => {
  if (!allows(permissions, 'publish-page', facts)) return 'UM_01'
  if (action === 'publish') return facts.live && facts.same ? 'left' : 'do'
  return facts.live ? 'do' : 'left'
}
