import { pageFilesGroup, pageImagesGroup, seoImageGroup } from '@ximblox/blocks/page-file-group'
import type { PageView } from '@ximblox/blocks/render/page-view'
import {
  resolvedBlock,
  resolvedFiles,
  resolvedImage,
  resolvedImages,
  resolvedProps,
} from '@ximblox/blocks/render/resolved'
import { type ContentField, type ContentPagePayload, contentFields } from '@ximblox/contract/content'
import { isWithin, type TokenLimits } from '@ximblox/contract/rules/token-permissions'
import type { App } from '../../kernel/app-context.ts'
import type { FoundPage } from '../../kernel/live/live-page.ts'
import { loadView } from '../../kernel/live/load-view.ts'

export const unlimited: TokenLimits = { locales: null, pageTypes: null }

/** Programs have styles of their own. */
const noAssets = { stylesheet: () => '', asset: () => '' }

/** A page from the same view that visitors see it in, without what is private and what its fields refer to by id only. */
export const presentContent = async (
  app: App,
  found: FoundPage,
  limits: TokenLimits,
  fields: readonly ContentField[] = contentFields,
): Promise<ContentPagePayload> => {
  const { view } = await loadView(app, found, { assets: noAssets })
  const { id, type, locale, path, title, publishedAt } = view.page
  const summary = { id, groupID: found.page.groupID, type, locale, path, title, publishedAt }
  const parts = partsOf(withinLimits(view, limits), limits)
  return Object.assign(summary, ...fields.map(name => parts[name]()))
}

/** What the queries of blocks find may be of any page. */
const withinLimits = (view: PageView, { locales, pageTypes }: TokenLimits): PageView =>
  locales === null && pageTypes === null ? view : { ...view, data: {} }

const partsOf = (
  view: PageView,
  limits: TokenLimits,
): Record<ContentField, () => Partial<ContentPagePayload>> => ({
  seo: () => {
    const { title, description, keywords, image, indexed = true } = view.seo
    const resolved = image && resolvedImage(image, seoImageGroup, view)
    return { seo: { title, description, keywords, image: resolved, indexed } }
  },
  props: () => ({
    props: resolvedProps(view.page.props, pageImagesGroup, view),
    images: resolvedImages(view.page.images, pageImagesGroup, view),
    files: resolvedFiles(view.page.files, pageFilesGroup, view),
  }),
  blocks: () => ({ blocks: view.blocks.map(block => resolvedBlock(block, view)) }),
  translations: () => ({
    translations: view.siblings
      .filter(({ locale }) => isWithin(limits, { locale, type: view.page.type }))
      .map(({ id, locale, path }) => ({ id, locale, path })),
  }),
})
