import type { Path } from './document/paths.ts'
import type { Operation } from './operations/operations.ts'

/** The selected blocks, and the field being edited. */
export interface Selection {
  blocks: readonly string[]
  field: Path | null
}

/** One undo step. */
export interface Entry {
  operations: readonly Operation[]
  /** Consecutive steps with the same tag become one. */
  tag: string | null
  time: number
  /** The composition that it belongs to, as when Japanese is typed; all changes of one are one step. */
  composition?: number | undefined
  /** The selection to restore. */
  selection: Selection
  /** Positions of the document before and after the step. */
  before: number
  after: number
}

export interface History {
  done: readonly Entry[]
  undone: readonly Entry[]
  /** Whether the next step may still be merged into the last one. */
  isRunOpen: boolean
}

const limit = 200
const pause = 800

export const emptyHistory: History = { done: [], undone: [], isRunOpen: false }

/** Adds a step and clears the redo steps. */
export const record = ({ done, isRunOpen }: History, entry: Entry): History => {
  const last = done.at(-1)
  const isOneComposition = entry.composition !== undefined && last?.composition === entry.composition
  const isOneRun = isRunOpen && last !== undefined && entry.time - last.time <= pause
  const joins = last?.tag && last.tag === entry.tag && (isOneComposition || isOneRun)
  const steps = joins ? [...done.slice(0, -1), joined(last, entry)] : [...done, entry].slice(-limit)
  return { done: steps, undone: [], isRunOpen: entry.tag !== null }
}

const joined = (first: Entry, then: Entry): Entry => ({
  ...then,
  operations: compact([...first.operations, ...then.operations]),
  selection: first.selection,
  before: first.before,
})

/** Ends a run of typing, so that the next change starts a new step. */
export const breakRun = (history: History): History =>
  history.isRunOpen ? { ...history, isRunOpen: false } : history

/** What a composition writes when it ends belongs to it, however long it took. */
export const endComposition = (history: History, composition: number, now: number): History => {
  const last = history.done.at(-1)
  if (last?.composition !== composition) return history
  return { ...history, done: [...history.done.slice(0, -1), { ...last, time: now }], isRunOpen: true }
}

/** The operations, with consecutive changes of the same field merged. */
export const compact = (operations: readonly Operation[]): Operation[] =>
  operations.reduce<Operation[]>((compacted, operation) => {
    const last = compacted.at(-1)
    const both = last && together(last, operation)
    return both ? [...compacted.slice(0, -1), both] : [...compacted, operation]
  }, [])

/** Merges two changes of the same field; undefined if they are not that. */
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
