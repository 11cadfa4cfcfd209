import { isJsonObject } from '@ximblox/blocks/json-object'
import { linkTarget } from '@ximblox/blocks/link-target'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import type { Json, JsonObject } from '@ximblox/contract/fields'

/** The stored value of a link field; null without one. */
export const linkIn = (value: Json | undefined): JsonObject | null =>
  value !== undefined && isJsonObject(value) ? value : null

export const linkLabelOf = (link: JsonObject | null): string =>
  typeof link?.label === 'string' ? link.label : ''

/** Fields store `href` under another name than rich text; an empty one means no link. */
export const attributesOf = (link: JsonObject | null): LinkAttributes | null => {
  if (!link) return null
  const target = linkTarget.safeParse(link.target)
  if (target.success) return { target: target.data }
  return typeof link.url === 'string' && link.url !== '' ? { href: link.url } : null
}

export const linkValueOf = (link: LinkAttributes): JsonObject =>
  'href' in link ? { url: link.href } : { target: { ...link.target } }

/** A label that was emptied is not stored. */
export const withLabel = (link: JsonObject, label: string): JsonObject => {
  const { label: _before, ...rest } = link
  return label === '' ? rest : { ...rest, label }
}
