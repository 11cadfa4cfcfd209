import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Field, Fields } from './fields/fields.ts'
import { isJsonObject } from './json-object.ts'
import { mapBlocks } from './map-blocks.ts'
import type { PageReference } from './page-reference.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

/** The new address of a moved page. */
export interface NewAddress {
  url: string
  /** A reference to the page; absent if the URL has parts that a reference lacks, such as a query. */
  target?: PageReference | undefined
}

/** Returns the new address of a URL, or undefined if it has not moved. */
export type Relink = (url: string) => NewAddress | undefined

/**
 * Updates the literal URLs of moved pages in a version: links become references, and fields that can only hold a URL get
 * the new one. Undefined if there were none. Blocks of unknown types are unchanged.
 */
export const relinkContent = (
  registry: Registry,
  content: VersionContent,
  relink: Relink,
): VersionContent | undefined => {
  let found = false
  const tracking: Relink = url => {
    const moved = relink(url)
    found ||= moved !== undefined
    return moved
  }
  const { pageType } = content
  const fields = currentPageType(registry, pageType)?.fields ?? {}
  const relinked = {
    ...content,
    pageType: { ...pageType, props: relinkProps(fields, pageType.props, tracking) },
    blocks: mapBlocks(content.blocks, block => {
      const definition = currentDefinition(registry, block)
      return definition ? { ...block, props: relinkProps(definition.fields, block.props, tracking) } : block
    }),
  }
  return found ? relinked : undefined
}

const relinkProps = (fields: Fields, props: JsonObject, relink: Relink): JsonObject =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, relinkValue(fields[name], value, relink)]),
  )

const relinkValue = (field: Field | undefined, value: Json, relink: Relink): Json => {
  switch (field?.kind) {
    case 'link':
      return isJsonObject(value) ? relinkLink(value, relink) : value
    case 'richText':
      return relinkText(value, relink)
    case 'url':
      return typeof value === 'string' ? (relink(value)?.url ?? value) : value
    case 'list':
      return Array.isArray(value) ? value.map(item => relinkItem(field.fields, item, relink)) : value
    default:
      return value
  }
}

const relinkItem = (fields: Fields, item: Json, relink: Relink): Json =>
  isJsonObject(item) ? relinkProps(fields, item, relink) : item

const relinkLink = (link: JsonObject, relink: Relink): JsonObject => {
  const { url, ...rest } = link
  const moved = typeof url === 'string' ? relink(url) : undefined
  if (!moved) return link
  return { ...rest, ...(moved.target ? { target: moved.target } : { url: moved.url }) }
}

/** Relinks rich text, where a link is a mark on a text node. */
const relinkText = (node: Json, relink: Relink): Json => {
  if (Array.isArray(node)) return node.map(part => relinkText(part, relink))
  if (!isJsonObject(node)) return node
  const { content, marks } = node
  return {
    ...node,
    ...(content !== undefined && { content: relinkText(content, relink) }),
    ...(Array.isArray(marks) && { marks: marks.map(mark => relinkMark(mark, relink)) }),
  }
}

const relinkMark = (mark: Json, relink: Relink): Json => {
  if (!isJsonObject(mark) || mark.type !== 'link' || !isJsonObject(mark.attrs)) return mark
  const { href } = mark.attrs
  const moved = typeof href === 'string' ? relink(href) : undefined
  if (!moved) return mark
  return { ...mark, attrs: moved.target ? { target: moved.target } : { href: moved.url } }
}
