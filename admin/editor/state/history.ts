import type { Path } from './document/paths.ts'
import type { Operation } from './operations/operations.ts'

/** What is selected: blocks, and the field that is being edited. */
export interface Selection {
  blocks: readonly string[]
  field: Path | null
}

/** One step that undo takes back. */
export interface Entry {
  operations: readonly Operation[]
  /** Steps with the same tag, shortly one after the other, become one. */
  tag: string | null
  time: number
  /** The selection to come back to. */
  selection: Selection
  /** Positions of the document before and after the step. */
  before: number
  after: number
}

export interface History {
  done: readonly Entry[]
  undone: readonly Entry[]
  /** Whether the next step may still join the last one. */
  isRunOpen: boolean
}

const limit = 200
const pause = 800

export const emptyHistory: History = { done: [], undone: [], isRunOpen: false }

/** Adds a step; what was undone before can no longer be done again. */
export const record = ({ done, isRunOpen }: History, entry: Entry): History => {
  const last = done.at(-1)
  const joins = isRunOpen && last?.tag && last.tag === entry.tag && entry.time - last.time <= pause
  const steps = joins ? [...done.slice(0, -1), joined(last, entry)] : [...done, entry].slice(-limit)
  return { done: steps, undone: [], isRunOpen: entry.tag !== null }
}

const joined = (first: Entry, then: Entry): Entry => ({
  ...then,
  operations: compact([...first.operations, ...then.operations]),
  selection: first.selection,
  before: first.before,
})

/** Ends a run of typing, so that what comes next is a step of its own. */
export const breakRun = (history: History): History =>
  history.isRunOpen ? { ...history, isRunOpen: false } : history

/** The operations with each run of changes to one field as one change. */
export const compact = (operations: readonly Operation[]): Operation[] =>
  operations.reduce<Operation[]>((compacted, operation) => {
    const last = compacted.at(-1)
    const both = last && together(last, operation)
    return both ? [...compacted.slice(0, -1), both] : [...compacted, operation]
  }, [])

/** One operation that does what two changes of the same field do; undefined when they are not that. */
export const together = (first: Operation, then: Operation): Operation | undefined => {
  if (first.type === 'setField' && then.type === 'setField')
    return first.target === then.target && isSamePath(first.path, then.path)
      ? { ...then, from: first.from }
      : undefined
  if (first.type === 'setMeta' && then.type === 'setMeta')
    return isSamePath(first.path, then.path) ? { ...then, from: first.from } : undefined
  return undefined
}

const isSamePath = (a: Path, b: Path) => a.length === b.length && a.every((step, index) => step === b[index])
