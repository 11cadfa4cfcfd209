import type { Field } from '@ximblox/blocks/fields/fields'
import { walkFields } from '@ximblox/blocks/fields/walk-fields'
import type { Registry } from '@ximblox/blocks/registry'
import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { slotNames } from '../commands/allowed.ts'
import { type Container, childrenIn, type EditorDocument, pageContainer } from '../document/document.ts'
import { type Path, pathText } from '../document/paths.ts'
import { type Query, type Range, rangesIn } from './ranges-in.ts'
import { linesIn } from './rich-text-lines.ts'

/** A place where a term stands in a text of a block. */
export interface Occurrence extends Range {
  block: string
  /** As in `['props', 'cards', 'k7', 'title']`. */
  path: Path
  /** The paragraph of a formatted text; otherwise 0. */
  line: number
}

/** All occurrences in the texts of the blocks, in the order of the page. */
export const occurrencesIn = (document: EditorDocument, registry: Registry, query: Query): Occurrence[] =>
  query.term === ''
    ? []
    : blocksInOrder(document, registry).flatMap(block => inBlock(document, registry, block, query))

/** As the outline shows them: slots in the order of their definition. */
export const blocksInOrder = (
  document: EditorDocument,
  registry: Registry,
  container: Container = pageContainer,
): string[] =>
  childrenIn(document, container).flatMap(key => [
    key,
    ...slotNames(document, registry, key).flatMap(slot =>
      blocksInOrder(document, registry, { parent: key, slot }),
    ),
  ])

const inBlock = (
  { blocks }: EditorDocument,
  registry: Registry,
  block: string,
  query: Query,
): Occurrence[] => {
  const node = blocks.get(block)
  const definition = registry.blocks.get(node?.type ?? '')
  if (!node || !definition) return []
  return [...walkFields(definition.fields, node.props)].flatMap(({ field, path, value, isShown }) =>
    (isShown ? linesOf(field, value) : []).flatMap((text, line) =>
      rangesIn(text, query).map(range => ({ block, path: ['props', ...path], line, ...range })),
    ),
  )
}

const linesOf = ({ kind }: Field, value: Json | undefined): string[] => {
  if ((kind === 'plain' || kind === 'multiline') && typeof value === 'string') return [value]
  return kind === 'richText' && value !== undefined && isRichText(value) ? linesIn(value) : []
}

/** Identifies the text that an occurrence is in. */
export const textOf = ({ block, path }: Occurrence): string => `${block}/${pathText(path)}`

/** The first occurrence from a block on; with none there, the first of the page. */
export const firstFrom = (
  occurrences: readonly Occurrence[],
  blocks: readonly string[],
  from: string | undefined,
): number => {
  const later = new Set(blocks.slice(Math.max(0, blocks.indexOf(from ?? ''))))
  return Math.max(
    0,
    occurrences.findIndex(({ block }) => later.has(block)),
  )
}

/** The occurrence that follows one that has been replaced; skips a term that the replacement contains. */
export const afterReplaced = (
  occurrences: readonly Occurrence[],
  replaced: Occurrence,
  index: number,
  replacement: string,
): number => {
  const isPast = (other: Occurrence) =>
    textOf(other) !== textOf(replaced) ||
    other.line !== replaced.line ||
    other.start >= replaced.start + replacement.length
  return Math.max(
    0,
    occurrences.findIndex((other, at) => at >= index && isPast(other)),
  )
}
