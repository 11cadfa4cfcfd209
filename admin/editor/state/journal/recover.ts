import type { Registry } from '@ximblox/blocks/registry'
import type { PageVersion } from '@ximblox/contract/pages'
import { documentOf } from '../document/document.ts'
import { edit } from '../edit.ts'
import { applyAll } from '../operations/apply.ts'
import { diff } from '../operations/diff.ts'
import { mergeContents } from '../saving/merge-contents.ts'
import { contentAt, reconcile, sentAt } from '../saving/reconcile.ts'
import { storedForm } from '../saving/stored-form.ts'
import { type EditorState, initialState, type Overwritten } from '../state.ts'
import { type Entry, hasUnsavedWork } from './entry.ts'

export interface Recovery {
  /** The state to continue from. */
  state: EditorState
  /** Entries that are merged into the state, or were empty. */
  settled: Entry[]
  /** Entries that conflict with the current page; the user decides about them. */
  offered: Entry[]
}

/**
 * Creates the state of an editor from the latest version and the entries of closed tabs, the most important entry
 * first.
 */
export const recover = (
  head: PageVersion,
  orphans: readonly Entry[],
  registry: Registry,
  now: number,
): Recovery => {
  const [first, ...others] = orphans
  if (!first) return { state: initialState(head), settled: [], offered: [] }
  const resumed = resume(first, head, registry)
  const isSettled = resumed.conflicts.length === first.conflicts.length
  const initial: Recovery = isSettled
    ? { state: resumed, settled: [first], offered: [] }
    : { state: initialState(head), settled: [], offered: [first] }
  return others.reduce((recovery, entry) => settle(recovery, entry, registry, now), initial)
}

const settle = (recovery: Recovery, entry: Entry, registry: Registry, now: number): Recovery => {
  const { state, settled, offered } = recovery
  if (!hasUnsavedWork(entry)) return { ...recovery, settled: [...settled, entry] }
  const absorbed = absorb(state, entry, registry, now)
  if (absorbed.conflicts.length > state.conflicts.length + entry.conflicts.length)
    return { ...recovery, offered: [...offered, entry] }
  return { ...recovery, state: absorbed, settled: [...settled, entry] }
}

/** The editor as an entry recorded it, including its history, merged with what the server has by now. */
export const resume = (entry: Entry, head: PageVersion, registry: Registry): EditorState => {
  const { base, name: _name, writtenAt: _writtenAt, overwritten: _overwritten, ...changes } = entry
  const left: EditorState = {
    ...initialState(head),
    ...changes,
    overwritten: overwrittenIn(entry),
    base,
    document: applyAll(documentOf(base), entry.pending),
    lastPosition: Math.max(entry.position, ...positionsIn(entry)),
  }
  return head.revision === entry.revision ? left : reconcile(left, head, registry).state
}

/** The work of an entry merged into an editor as one undo step, with a card for each conflict. */
export const absorb = (state: EditorState, entry: Entry, registry: Registry, now: number): EditorState => {
  const { theirs, merged, conflicts } = mergeContents({
    base: entry.base,
    theirs: storedForm(registry, state.document),
    mine: contentAt(entry, entry.pending.length, registry),
    sent: entry.sends.map(send => sentAt(entry, send, registry).content),
  })
  return edit(
    state,
    {
      operations: diff(documentOf(theirs), documentOf(merged)),
      conflicts: [...state.conflicts, ...entry.conflicts, ...conflicts],
      overwritten: [...state.overwritten, ...overwrittenIn(entry)],
    },
    now,
  )
}

/** Earlier builds stored only the author's name. */
const overwrittenIn = ({ overwritten = [] }: Entry): Overwritten[] =>
  overwritten.map(change => ({
    ...change,
    by: typeof change.by === 'string' ? { ID: 0, name: change.by } : change.by,
  }))

/** Position numbers that are already in use. */
const positionsIn = ({ history, acknowledged, sends }: Entry): number[] => [
  ...[...history.done, ...history.undone].flatMap(({ before, after }) => [before, after]),
  ...sends.map(send => send.position),
  acknowledged ?? 0,
]
