import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { EditorDocument } from '../document/document.ts'
import { type Path, readIn } from '../document/paths.ts'
import { together } from '../history.ts'
import { valueAt } from '../operations/make.ts'
import type { Operation } from '../operations/operations.ts'
import type { Author, EditorState, Overwritten } from '../state.ts'
import { isSameValue } from './derived.ts'

type Known = Pick<EditorState, 'document' | 'history' | 'overwritten'>

/**
 * The cards after others changed more: everything written here, as far as the undo history reaches, that was on the
 * page until now.
 */
export const withOverwritten = (state: Known, brought: readonly Operation[], by: Author): Overwritten[] => [
  ...state.overwritten.flatMap(known => followed(known, brought, by)),
  ...brought
    .filter(isOverwriting)
    .filter(operation => isOwn(state, operation))
    .map(operation => ({ by, operation })),
]

/** The card updated to the current page; undefined if the page again contains what was written here. */
const followed = (known: Overwritten, brought: readonly Operation[], by: Author): Overwritten[] => {
  const both = brought.map(each => together(known.operation, each)).find(each => each !== undefined)
  if (both?.type !== 'setField' && both?.type !== 'setMeta') return [known]
  return isSameValue(both.from, both.to) ? [] : [{ ...known, by, operation: both }]
}

const isOverwriting = (operation: Operation): operation is Overwritten['operation'] =>
  ['setField', 'setMeta', 'remove'].includes(operation.type)

/** A place and its value; the empty path means the whole block. */
interface Content {
  target: string | null
  path: Path
  value: unknown
}

const isOwn = ({ document, history, overwritten }: Known, operation: Overwritten['operation']): boolean => {
  const lost = lostBy(operation)
  const written = history.done.flatMap(({ operations }) => operations.flatMap(writtenBy))
  // A value that can still be restored must not disappear with the block around it.
  const shown = overwritten.flatMap(known => lostBy(known.operation))
  return (
    lost.some(lost => written.some(write => wasPresent(document, write, lost))) ||
    lost.some(lost => lost.path.length === 0 && shown.some(({ target }) => target === lost.target))
  )
}

/** Whether something written here, or a part of it, is what was lost just now. */
const wasPresent = (document: EditorDocument, write: Content, lost: Content): boolean => {
  if (write.target !== lost.target) return false
  if (!isWithin(lost.path, write.path))
    return (
      isWithin(write.path, lost.path) && isSameValue(valueAt(document, write.target, write.path), write.value)
    )
  const isWholeBlock = lost.path.length === 0
  return isWholeBlock || isSameValue(readIn(write.value, lost.path.slice(write.path.length)), lost.value)
}

const lostBy = (operation: Overwritten['operation']): Content[] => {
  if (operation.type === 'setField') return [{ ...operation, value: operation.from }]
  if (operation.type === 'setMeta') return [{ ...operation, target: null, value: operation.from }]
  return 'item' in operation ? [itemIn(operation)] : blocksIn(operation.block)
}

const writtenBy = (operation: Operation): Content[] => {
  if (operation.type === 'setField') return [{ ...operation, value: operation.to }]
  if (operation.type === 'setMeta') return [{ ...operation, target: null, value: operation.to }]
  if (operation.type === 'replace') return blocksIn(operation.to)
  if (operation.type !== 'insert') return []
  return 'item' in operation ? [itemIn(operation)] : blocksIn(operation.block)
}

const itemIn = ({ item, place }: Extract<Operation, { item: object; place: unknown }>): Content => ({
  target: place.target,
  path: [...place.path, item.key],
  value: item,
})

const blocksIn = (tree: Block): Content[] => {
  const found: Content[] = []
  walkBlocks([tree], block => found.push({ target: block.key, path: [], value: block }))
  return found
}

const isWithin = (path: Path, whole: Path): boolean => whole.every((step, index) => step === path[index])
