import { pathOf } from '@ximblox/contract/rules/locale-path'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import type { App } from '../../kernel/app-context.ts'
import { recordDependencies } from '../../kernel/live/dependencies.ts'
import { loadDocumentContext } from '../../kernel/live/document-context.ts'
import { makeAnswer, plainBytes } from './answer.ts'
import type { SiteAssets } from './assets.ts'
import { documentFileHeaders, mustRevalidate } from './headers.ts'
import type { RenderResult } from './render-path.ts'
import { storedShareCard } from './share-cards.ts'
import type { SiteParts } from './site-parts.ts'

/** No page has a path with a dot. */
export const mayBeDocument = (path: string): boolean => path.includes('.')

/** Renders the document at a path, or leads to it from capitals. Returns undefined when the site declares none there. */
export const renderDocument = async (
  app: App,
  { findDocument, assets, defaultLocale }: SiteParts,
  path: string,
  query: string,
): Promise<RenderResult | undefined> => {
  if (!mayBeDocument(path)) return
  const document = findDocument(path, defaultLocale)
  if (!document) {
    const meant = path.toLowerCase()
    const isMeant = meant !== path && findDocument(meant, defaultLocale) !== undefined
    return isMeant ? { kind: 'redirect', to: meant, status: 301, rest: query } : undefined
  }
  const dependencies = recordDependencies()
  const context = await loadDocumentContext(app, document.locale, dependencies)
  const content =
    context &&
    (await document.content({
      ...context,
      asset: assets.addresses.asset,
      readAsset: name => readAsset(assets, name),
      composeShareCard: card => storedShareCard(app, assets, card),
    }))
  if (content === undefined || content === null) {
    const locale = context ? document.locale : defaultLocale
    return { kind: 'missing', instead: pathOf({ locale, slug: notFoundSlug }, { defaultLocale }) }
  }
  const answer = makeAnswer({
    status: 200,
    type: document.contentType,
    cacheControl: mustRevalidate,
    headers: documentFileHeaders,
    body: Buffer.from(content),
  })
  const built = { answer, tags: dependencies.tags(), freshUntil: dependencies.limit()?.getTime() }
  return { kind: 'page', built, params: [] }
}

const readAsset = async (assets: SiteAssets, name: string): Promise<Uint8Array> => {
  const asset = await assets.find(assets.addresses.asset(name))
  if (!asset) throw new Error(`the asset ${name} cannot be read`)
  return plainBytes(asset)
}
