import { completeBlocks } from '@ximblox/blocks/complete'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { Fields, PropsOf } from '@ximblox/blocks/fields/fields'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import { validateBlocks } from '@ximblox/blocks/validate'
import { type Block, type BlockInput, block } from '@ximblox/contract/blocks'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { JsonObject } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import type { Site } from './define-site.ts'

/**
 * Blocks as the product stores them and gives them to views: of the current version of their type, with every field. Throws
 * when they are not blocks at all.
 */
export const storedBlocks = ({ registry }: Site, blocks: readonly BlockInput[]): Block[] =>
  completeBlocks(registry, upgradeBlocks(registry, z.array(block).parse(blocks)))

/** The errors with which the product refuses to save these blocks. The rules of `check` are not among them. */
export const blockErrors = ({ registry }: Site, blocks: readonly Block[]): ErrorEntry[] =>
  validateBlocks(registry, blocks).refused

/** The props of a block type, a page type or a global: these, and the default values of its other fields. */
export const propsWith = <F extends Fields>({ fields }: { fields: F }, props: JsonObject): PropsOf<F> =>
  completeProps(fields, props) as PropsOf<F>

/**
 * A published page of the first page type in the default locale, as `renderPage` and views get it; `page` replaces parts
 * of it.
 */
export const pageView = (
  { locales, menus, registry }: Site,
  blocks: readonly Block[],
  page: Partial<PageView['page']> = {},
): PageView => {
  const { availableLocales, defaultLocale } = locales
  const [type = ''] = registry.pageTypes.keys()
  return {
    now: '2026-01-01T12:00:00Z',
    status: 200,
    page: {
      id: 1,
      locale: defaultLocale,
      slug: 'page',
      path: '/page',
      type,
      title: 'Page',
      props: {},
      publishedAt: '2026-01-01T09:00:00Z',
      images: {},
      files: {},
      ...page,
    },
    seo: { title: '', description: '', keywords: [], image: null },
    blocks: [...blocks],
    data: {},
    pageData: null,
    files: {},
    links: {},
    tags: {},
    siblings: [],
    above: [],
    menus: Object.fromEntries(menus.map(name => [name, []])),
    globals: {},
    site: { url: 'https://example.org', availableLocales, defaultLocale, homes: { [defaultLocale]: '/' } },
    assets: { stylesheet: () => '/site.css', asset: name => `/${name}` },
  }
}
