import { contentErrors } from '@ximblox/blocks/content-errors'
import type { Registry } from '@ximblox/blocks/registry'
import { withoutStoredErrors } from '@ximblox/blocks/stored-errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual } from '@ximblox/contract/rules/equal'
import { documentOf, type EditorDocument } from '../document/document.ts'
import { fieldPlace } from '../document/field-place.ts'
import { locate } from '../document/locate.ts'
import {
  allBlocks,
  isSamePlace,
  isWholePage,
  isWithin,
  type Place,
  placeAround,
  stepsOf,
  valueIn,
} from '../document/place.ts'
import { keysWithin } from '../document/places.ts'
import { apply } from '../operations/apply.ts'
import { removeBlock } from '../operations/make.ts'
import type { Send } from '../state.ts'
import { storedForm } from './stored-form.ts'

/** The part of a page that the server accepts. */
export interface Storable {
  content: VersionContent
  /** The places whose values are left out, because the server refuses them. */
  held: readonly Place[]
}

interface Sides {
  /** What is to be stored, in its stored form. */
  content: VersionContent
  /** What the server has. */
  base: VersionContent
  /** Places that it refused for reasons which only the server knows, request by request. */
  refused?: Send['refused']
}

/**
 * Leaves out the values that the server refuses: in their places stands what it has. One such value must not keep the
 * rest of the page from being stored.
 */
export const storablePart = (registry: Registry, { content, base, refused = [] }: Sides): Storable => {
  const answers = [...refused]
  let found = answers.shift() ?? refusedIn(registry, content, base)
  if (found.length === 0) return { content, held: [] }
  const [whole, stored] = [documentOf(content), documentOf(base)]
  const held: Place[] = []
  let document = whole
  let part = content
  while (found.length > 0) {
    const places = found.map(place => widened(held, ownPlace(registry, whole, place)))
    // Nothing would be left to store: the server says what is wrong with the page as a whole.
    if (places.some(isWholePage)) return { content, held: [] }
    held.push(...places)
    document = places.reduce((left, place) => withStored(left, stored, place), document)
    part = storedForm(registry, document)
    found = answers.shift() ?? refusedIn(registry, part, base)
  }
  const isLeftOut = (place: Place) => !isEqual(valueIn(whole, place), valueIn(document, place))
  return { content: part, held: outermost(held).filter(isLeftOut) }
}

/** The place or, if it is among these already and that did not suffice, the next one around it. */
const widened = (held: readonly Place[], place: Place): Place =>
  !isWholePage(place) && held.some(known => isSamePlace(known, place))
    ? widened(held, placeAround(place))
    : place

const refusedIn = (registry: Registry, content: VersionContent, base: VersionContent): Place[] =>
  withoutStoredErrors(registry, contentErrors(registry, content), content, base).refused.map(entry =>
    locate(entry, content.blocks),
  )

/** Fields are left out by themselves; a block of the wrong type, or in the wrong place, is left out as a whole. */
const ownPlace = (registry: Registry, document: EditorDocument, place: Place): Place => {
  const { block, path } = place
  const isField = block === null || /^(props|__images|__files)\./.test(path)
  return isField ? fieldPlace(registry, document, place) : { block, path: '' }
}

/** The document with the stored value in a place. */
const withStored = (document: EditorDocument, stored: EditorDocument, place: Place): EditorDocument => {
  const { block } = place
  if (isSamePlace(place, allBlocks)) return arrangedAs(stored, document)
  if (block !== null && stepsOf(place).length < 2 && !stored.blocks.has(block))
    return withoutNew(document, stored, block)
  const [from, to] = [valueIn(document, place), valueIn(stored, place)]
  return apply(
    document,
    block === null
      ? { type: 'setMeta', path: stepsOf(place), from, to }
      : { type: 'setField', target: block, path: stepsOf(place), from, to },
  )
}

/** Without a new block, unless others that are stored have been moved into it: those must not disappear. */
const withoutNew = (document: EditorDocument, stored: EditorDocument, key: string): EditorDocument => {
  if (keysWithin(document, key).some(inner => stored.blocks.has(inner))) return arrangedAs(stored, document)
  const removing = removeBlock(document, key)
  return removing ? apply(document, removing) : document
}

/** The blocks of one document in their places there, with the contents that they have in another. */
const arrangedAs = ({ order, blocks }: EditorDocument, contents: EditorDocument): EditorDocument => ({
  ...contents,
  order,
  blocks: new Map([...blocks].map(([key, node]) => [key, contents.blocks.get(key) ?? node])),
})

/** The places that are no parts of others, each once. */
const outermost = (places: readonly Place[]): Place[] =>
  places.filter(
    (place, index) =>
      !places.some((other, at) => (isSamePlace(place, other) ? at < index : isWithin(place, other))),
  )
