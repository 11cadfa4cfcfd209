import type { Fields } from '@ximblox/blocks/fields/fields'
import { walkFields } from '@ximblox/blocks/fields/walk-fields'
import { currentPageType, type Registry } from '@ximblox/blocks/registry'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { Page, VersionContent } from '@ximblox/contract/pages'
import { refsIn } from '@ximblox/contract/rules/refs'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Place } from '../state/document/place.ts'

/** A field that links to a page in another language. */
export interface ForeignLink extends Place {
  /** The title of the linked page. */
  title: string
  locale: string
}

/** The linked pages by id. */
export type LinkedPages = Readonly<Record<number, Pick<Page, 'locale' | 'title'>>>

/** The links of a page to other languages, in reading order; links to pages missing from `pages` are left out. */
export const findForeignLinks = (
  registry: Registry,
  content: VersionContent,
  pages: LinkedPages,
  locale: string,
): ForeignLink[] => {
  const foreignTargets = (value: Json): Pick<ForeignLink, 'title' | 'locale'>[] =>
    [...refsIn(value)]
      .flatMap(ref => (ref.startsWith('p') ? (pages[Number(ref.slice(1))] ?? []) : []))
      .filter(page => page.locale !== locale)
  const inside = (
    fields: Fields,
    props: JsonObject,
    place: (path: string) => Pick<ForeignLink, 'block' | 'path'>,
  ) =>
    [...walkFields(fields, props)].flatMap(({ field, path, value, isShown }) =>
      isShown && (field.kind === 'link' || field.kind === 'richText') && value !== undefined
        ? foreignTargets(value).map(({ title, locale }) => ({ ...place(path.join('.')), title, locale }))
        : [],
    )
  const { pageType } = content
  const own = currentPageType(registry, pageType)?.fields ?? {}
  const found = inside(own, pageType.props, path => ({ block: null, path: `pageType.props.${path}` }))
  walkBlocks(content.blocks, ({ key, type, props }) => {
    const fields = registry.blocks.get(type)?.fields ?? {}
    found.push(...inside(fields, props, path => ({ block: key, path: `props.${path}` })))
  })
  return found
}
