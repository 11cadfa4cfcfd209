import { isAllowedIn, type Place } from '@ximblox/blocks/placement'
import type { Registry } from '@ximblox/blocks/registry'
import { shownSlots } from '@ximblox/blocks/shown-slots'
import type { Block } from '@ximblox/contract/blocks'
import { limits } from '@ximblox/contract/limits'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { type Container, type EditorDocument, slotsOf } from '../document/document.ts'
import { holdersOf } from '../document/places.ts'

/** The slots that a block shows, plus others that have content, such as those of another version of its type. */
export const slotNames = (document: EditorDocument, registry: Registry, key: string): string[] => {
  const node = document.blocks.get(key)
  const definition = registry.blocks.get(node?.type ?? '')
  const shown = node && definition ? shownSlots(definition, node.props) : []
  return [...new Set([...shown, ...slotsOf(document, key)])]
}

export const isTypeAllowed = (
  registry: Registry,
  document: EditorDocument,
  container: Container,
  type: string,
): boolean => isAllowedIn(registry, type, definedPlace(document, container))

/** The container as the definitions know it. */
export const definedPlace = ({ blocks }: EditorDocument, { parent, slot }: Container): Place =>
  parent === null ? null : { type: blocks.get(parent)?.type ?? '', slot }

/** Whether the blocks would stay within the maximum depth of a page. */
export const isDepthAllowed = (document: EditorDocument, container: Container, trees: readonly Block[]) =>
  holdersOf(document, container).length + Math.max(0, ...trees.map(heightOf)) <= limits.blockDepth

export const isCountAllowed = ({ blocks }: EditorDocument, added: readonly Block[], removed = 0): boolean =>
  blocks.size - removed + countOf(added) <= limits.blocks

export const countOf = (trees: readonly Block[]): number => {
  let count = 0
  walkBlocks(trees, () => {
    count += 1
  })
  return count
}

const heightOf = ({ slots = {} }: Block): number =>
  1 + Math.max(0, ...Object.values(slots).flat().map(heightOf))
