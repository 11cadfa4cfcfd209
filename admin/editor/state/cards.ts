import { isRichText, type RichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { type Choice, mineOf, sideOf } from './commands/answer.ts'
import { type EditorDocument, treeOf } from './document/document.ts'
import { type Path, pathOf, pathText } from './document/paths.ts'
import { linesIn } from './find/rich-text-lines.ts'
import { valueAt } from './operations/make.ts'
import { isSameValue } from './saving/derived.ts'
import type { Author, AuthoredConflict, EditorState, Overwritten } from './state.ts'

/** What several people made of one place, to choose from. */
export interface Card {
  /** The block; null for the page itself. */
  target: string | null
  /** Of the block, also of one that is gone. */
  type: string | null
  /** As in conflicts: `""` for the whole block. */
  path: string
  /** Undefined if it was deleted. */
  shown: unknown
  /** Who wrote what the page shows; absent for this user. */
  shownBy?: Author
  others: readonly OtherVersion[]
  /** What is answered with the card. */
  changes: readonly Change[]
}

/** A version that the page does not show. */
export interface OtherVersion {
  value: unknown
  /** Absent for this user. */
  by?: Author | undefined
  isMine: boolean
  choice: Choice
}

type Change = AuthoredConflict | Overwritten

/** One card for each place, however often it was changed. */
export const cardsOf = ({
  document,
  conflicts,
  overwritten,
}: Pick<EditorState, 'document' | 'conflicts' | 'overwritten'>): Card[] => {
  const places = new Map<string, Change[]>()
  for (const change of [...conflicts, ...overwritten]) {
    const place = JSON.stringify(placeOf(change))
    places.set(place, [...(places.get(place) ?? []), change])
  }
  return [...places.values()].flatMap(changes => cardOf(document, changes) ?? [])
}

const cardOf = (document: EditorDocument, changes: readonly Change[]): Card | null => {
  const [first] = changes
  if (!first) return null
  const [target, path] = placeOf(first)
  // What was in a block that is gone can be chosen once it is back.
  if (target !== null && path.length > 0 && !document.blocks.has(target)) return null
  const shown = shownAt(document, target, path)
  const others = changes
    .map(change => otherOf(change, shown))
    .filter(({ value }) => !isSameValue(value, shown))
    .filter((other, index, all) => !all.slice(index + 1).some(later => isContinued(other, later)))
  if (others.length === 0) return null
  const shownBy = changes.findLast(change => isTheirs(change, shown))?.by
  return {
    target,
    type: target === null ? null : (document.blocks.get(target)?.type ?? removedType(changes)),
    path: pathText(path),
    shown,
    ...(shownBy && { shownBy }),
    others,
    changes,
  }
}

/** The side of a change that the page does not show. */
const otherOf = (change: Change, shown: unknown): OtherVersion => {
  if ('operation' in change) return { value: lostBy(change.operation), isMine: true, choice: mineOf(change) }
  return isTheirs(change, shown)
    ? { value: change.mine, isMine: true, choice: sideOf(change, 'mine') }
    : { value: change.theirs, isMine: false, by: change.by, choice: sideOf(change, 'theirs') }
}

/** Whether a later version is the same, or one by the same person with all words of this one. */
const isContinued = (other: OtherVersion, later: OtherVersion): boolean => {
  if (isSameValue(later.value, other.value)) return true
  const [words, more] = [wordsOf(other.value), wordsOf(later.value)]
  return words !== null && more !== null && later.by?.ID === other.by?.ID && more.includes(words)
}

const wordsOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return isRichText(value as Json) ? linesIn(value as RichText).join('\n') : null
}

/** Whether the page shows what others made of it. A block that one side deleted and the other changed is kept. */
const isTheirs = (change: Change, shown: unknown): boolean => {
  if ('operation' in change)
    return isSameValue(shown, change.operation.type === 'remove' ? undefined : change.operation.to)
  if (change.path === '') return (shown === undefined) === (change.theirs === undefined)
  return isSameValue(shown, change.theirs)
}

const shownAt = (document: EditorDocument, target: string | null, path: Path): unknown =>
  path.length === 0 && target !== null ? treeOf(document, target) : valueAt(document, target, path)

const lostBy = (operation: Overwritten['operation']): unknown => {
  if (operation.type !== 'remove') return operation.from
  return 'block' in operation ? operation.block : operation.item
}

const removedType = (changes: readonly Change[]): string => {
  for (const change of changes)
    if ('operation' in change && change.operation.type === 'remove' && 'block' in change.operation)
      return change.operation.block.type
  return ''
}

/** Where a change is: a block, or `null` for the page, and the path in it, empty for the whole block. */
export const placeOf = (change: Change): readonly [target: string | null, path: Path] => {
  if (!('operation' in change)) return [change.blockKey, change.path === '' ? [] : pathOf(change.path)]
  const { operation } = change
  if (operation.type === 'setField') return [operation.target, operation.path]
  if (operation.type === 'setMeta') return [null, operation.path]
  if ('block' in operation) return [operation.block.key, []]
  const { place, item } = operation
  return [place.target, [...place.path, item.key]]
}
