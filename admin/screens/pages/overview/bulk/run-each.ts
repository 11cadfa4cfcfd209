import { isOffline } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { entriesOf } from '../../../../errors/entries-of.ts'

export interface Outcome<T> {
  item: T
  /** Why it failed; empty if it succeeded. */
  errors: readonly ErrorEntry[]
  /** Undoes it, where that is possible. */
  undo?: (() => Promise<unknown>) | undefined
}

interface Run<T> {
  items: readonly T[]
  /** Changes one item; resolves to what undoes the change. */
  change: (item: T) => Promise<(() => Promise<unknown>) | undefined>
  onProgress: (finished: number) => void
  isStopped: () => boolean
}

/**
 * Changes one item after the other. Ends early when it is stopped or the connection is lost: the items without an
 * outcome were not changed.
 */
export const runEach = async <T>({ items, change, onProgress, isStopped }: Run<T>): Promise<Outcome<T>[]> => {
  const outcomes: Outcome<T>[] = []
  for (const item of items) {
    if (isStopped()) break
    try {
      outcomes.push({ item, errors: [], undo: await change(item) })
    } catch (error) {
      outcomes.push({ item, errors: entriesOf(error) })
      if (isOffline(error)) break
    }
    onProgress(outcomes.length)
  }
  return outcomes
}
