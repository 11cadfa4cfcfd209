import type { Fields } from '@ximblox/blocks/fields/fields'
import { walkFields } from '@ximblox/blocks/fields/walk-fields'
import type { Registry } from '@ximblox/blocks/registry'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { refsIn } from '@ximblox/contract/rules/refs'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { DrawingParts } from '../canvas/bridge.ts'
import type { LocatedFault } from '../faults/locate.ts'

/** A field that leads to a page in another language. */
export interface ForeignLink extends Pick<LocatedFault, 'block' | 'path'> {
  /** Of the page that it leads to. */
  title: string
  locale: string
}

/** The links of a page that lead out of its language, in reading order; `pages` are the live ones that it refers to. */
export const findForeignLinks = (
  registry: Registry,
  content: VersionContent,
  pages: DrawingParts['links'],
  locale: string,
): ForeignLink[] => {
  const leadingOut = (value: Json): Pick<ForeignLink, 'title' | 'locale'>[] =>
    [...refsIn(value)]
      .flatMap(ref => (ref.startsWith('p') ? (pages[Number(ref.slice(1))] ?? []) : []))
      .filter(page => page.locale !== locale)
  const inside = (
    fields: Fields,
    props: JsonObject,
    place: (path: string) => Pick<ForeignLink, 'block' | 'path'>,
  ) =>
    [...walkFields(fields, props)].flatMap(({ field, path, value }) =>
      (field.kind === 'link' || field.kind === 'richText') && value !== undefined
        ? leadingOut(value).map(({ title, locale }) => ({ ...place(path.join('.')), title, locale }))
        : [],
    )
  const { id, props } = content.pageType
  const own = registry.pageTypes.get(id)?.fields ?? {}
  const found = inside(own, props, path => ({ block: null, path: `pageType.props.${path}` }))
  walkBlocks(content.blocks, ({ key, type, props }) => {
    const fields = registry.blocks.get(type)?.fields ?? {}
    found.push(...inside(fields, props, path => ({ block: key, path: `props.${path}` })))
  })
  return found
}
