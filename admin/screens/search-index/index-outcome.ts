import type { SearchSettingsState } from '@ximblox/contract/search'
import { beginningOf } from '../../ui/beginning-of.ts'

/** What happened last to the search index. */
export type IndexOutcome =
  | { is: 'removed' | 'idle' }
  | { is: 'loading'; percent: number; finishedAt: string | null }
  | { is: 'success' | 'error'; count: number; finishedAt: string | null }

type State = Omit<SearchSettingsState, 'indexed'>

export const outcomeOf = (state: State): IndexOutcome => {
  const { indexingState, removalState, done, total, failed, finishedAt } = state
  // Nothing was new, such as at a start with an index that is complete.
  const isIdle = indexingState === 'idle' || (indexingState === 'success' && total === 0)
  if (isIdle) return { is: removalState === 'success' ? 'removed' : 'idle' }
  if (indexingState === 'loading') return { is: 'loading', percent: percentOf(done, total), finishedAt }
  return { is: indexingState, count: indexingState === 'error' ? failed : done, finishedAt }
}

/** Pages that are published in the meantime are indexed with the others, so that there may be more than were counted. */
const percentOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, (done / total) * 100)

/** As much of what was typed as a search takes. */
export const searchTermIn = (typed: string): string => beginningOf(typed.trim(), 254)
