import { block as blockSchema } from '@ximblox/contract/blocks'
import type { ReplacedPart } from '@ximblox/contract/history'
import { isEqual } from '@ximblox/contract/rules/equal'
import { placeOf } from './cards.ts'
import { isListItem } from './document/list-items.ts'
import { pathOf } from './document/paths.ts'
import { valueAt } from './operations/make.ts'
import { isSameValue } from './saving/derived.ts'
import type { EditorState, Overwritten } from './state.ts'

/** Adds what the server reports as replaced by others; an existing card for the same place is kept. */
export const withReplaced = (state: EditorState, replaced: readonly Overwritten[]): EditorState => {
  const gone = replaced.filter(change => isGone(state, change))
  if (gone.length === 0) return state
  const sameAs = (other: Overwritten, changes: readonly Overwritten[]) =>
    changes.find(change => isEqual(placeOf(change), placeOf(other)))
  const known = state.overwritten.map(change => {
    const notice = sameAs(change, gone)?.notice
    return notice === undefined ? change : { ...change, notice }
  })
  return { ...state, overwritten: [...known, ...gone.filter(change => !sameAs(change, known))] }
}

/** The replacement, as an operation that removed the user's version. */
export const overwrittenBy = (part: ReplacedPart): Overwritten => {
  const { by, versionID, blockKey, path } = part
  return { by, operation: operationOf(part), notice: `${versionID} ${blockKey ?? ''} ${path}` }
}

const operationOf = ({ blockKey, path: text, mine, now, place }: ReplacedPart): Operation => {
  const { parent = null, slot = '', after = null } = place ?? {}
  const block = text === '' ? blockSchema.safeParse(mine).data : undefined
  if (block) return { type: 'remove', block, place: { parent, slot, after } }
  const path = pathOf(text)
  if (now === undefined && place && isListItem(mine))
    return { type: 'remove', item: mine, place: { target: blockKey, path: path.slice(0, -1), after } }
  return blockKey === null
    ? { type: 'setMeta', path, from: mine, to: now }
    : { type: 'setField', target: blockKey, path, from: mine, to: now }
}

type Operation = Overwritten['operation']

/** Whether the replaced content is missing from the page and can be restored. */
const isGone = ({ document }: EditorState, change: Overwritten): boolean => {
  const { operation } = change
  if (operation.type === 'remove' && 'block' in operation) return !document.blocks.has(operation.block.key)
  const [target, path] = placeOf(change)
  if (target !== null && !document.blocks.has(target)) return false
  const mine = operation.type === 'remove' ? operation.item : operation.from
  return !isSameValue(valueAt(document, target, path), mine)
}
