import { completeBlocks } from '@ximblox/blocks/complete'
import type { NumberedPages } from '@ximblox/blocks/page-number'
import { publicBlocks } from '@ximblox/blocks/public-props'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { App } from '../app-context.ts'
import { fileTag, menuTag, pageTag, placeTag, siteTag, tagTag } from '../content/tags.ts'
import { type BlockParams, keptParamsIn, paramsOf, queryBlocks } from './block-data.ts'
import { recordDependencies } from './dependencies.ts'
import { globalTags } from './globals.ts'
import type { FoundPage } from './live-page.ts'
import { queryPage } from './page-data.ts'
import { pageViewOf } from './page-view-of.ts'
import { queryContext } from './query-context.ts'
import { fileIDsIn, fileView, pageLink, referencedIDs } from './references.ts'
import { pathsAbove, selectFiles } from './store.ts'

export interface LoadedView {
  view: PageView
  /** Cache tags of everything in the view. */
  tags: string[]
  /** Query parameters that this page uses. */
  params: string[]
  freshUntil: Date | undefined
  /** No cache may keep the page. */
  isUncached: boolean
  /** A block found that there is nothing at this URL. */
  isNotFound: boolean
  /** Of lists that lack the page of this URL. */
  numberedPages: NumberedPages[]
  /** Origins of the frames that blocks show. */
  frames: string[]
}

interface Options {
  assets: PageView['assets']
  /** Query parameters of the URL. Those that no block of the page uses are ignored. */
  params?: Readonly<Record<string, string>>
}

/** A page rendered without some of its data is tried again after this time. */
const retryAfter = 5_000

/** Loads everything that a live page is rendered from. */
export const loadView = async (
  app: Pick<App, 'db' | 'registry' | 'config' | 'log' | 'now' | 'reportUpgradeFailure'>,
  found: FoundPage,
  { assets, params = {} }: Options,
): Promise<LoadedView> => {
  const { page, globals, settings } = found
  const blocks = completeBlocks(
    app.registry,
    upgradeBlocks(app.registry, page.blocks, app.reportUpgradeFailure(page.id)),
  )
  const dependencies = recordDependencies()
  const contextFor = (own: BlockParams) => queryContext(app, page, settings, own, dependencies)
  const onFailure = () => dependencies.freshUntil(new Date(app.now().getTime() + retryAfter))
  const [data, pageData] = await Promise.all([
    queryBlocks(app, blocks, contextFor, params, onFailure),
    queryPage(app, page, contextFor, onFailure),
  ])
  const pageFileIDs = new Set(page.files.map(file => file.id))
  const shownByQueries = fileIDsIn([data, pageData]).filter(id => !pageFileIDs.has(id))
  const files = [...page.files, ...(await selectFiles(app.db, shownByQueries))]
  const available = page.pages.filter(row => settings.availableLocales.includes(row.locale))
  const siblings = available.filter(row => row.groupID === page.groupID && row.id !== page.id)
  const slugsAbove = pathsAbove(page.slug)
  const above = available
    .filter(row => row.locale === page.locale && slugsAbove.includes(row.slug))
    .toSorted((a, b) => a.slug.length - b.slug.length)

  // Pages that only a menu links to are covered by the menu's tag, which is touched when one of them moves, is
  // published or unpublished.
  const refs = [...page.refs, ...globals.flatMap(global => global.refs)]
  const pageIDs = [page.id, ...referencedIDs(refs, 'p'), ...[...siblings, ...above].map(row => row.id)]
  const fileIDs = [...referencedIDs(refs, 'f'), ...files.map(file => file.id)]
  // Includes tags that are not shown, because a deleted one may be restored.
  const tagIDs = referencedIDs(refs, 't')
  dependencies.add(...pageIDs.map(pageTag), ...fileIDs.map(fileTag), ...tagIDs.map(tagTag))
  dependencies.add(...[...slugsAbove, page.slug].map(slug => placeTag(page.locale, slug)))
  dependencies.add(menuTag(page.locale), siteTag)
  dependencies.add(...globalTags(app.registry, page.locale))

  const view = pageViewOf(app, found, {
    assets,
    blocks: publicBlocks(app.registry, blocks),
    data,
    pageData,
    files: Object.fromEntries(files.map(row => [row.id, fileView(row)])),
    links: Object.fromEntries(available.map(row => [row.id, pageLink(row, settings)])),
    tags: page.tags,
    siblings: siblings.map(row => ({ ...pageLink(row, settings), indexed: row.indexed })),
    above: above.map(row => pageLink(row, settings)),
    keptParams: keptParamsIn(app.registry, blocks, params),
  })
  const type = app.registry.pageTypes.get(page.type)
  const outdatedAt = type?.outdatedAt?.(view.page.props, new Date(view.now))
  if (outdatedAt) dependencies.freshUntil(outdatedAt)

  return {
    tags: dependencies.tags(),
    params: paramsOf(app.registry, blocks),
    freshUntil: dependencies.limit(),
    isUncached: dependencies.isUncached(),
    isNotFound: dependencies.isNotFound(),
    numberedPages: dependencies.numberedPages(),
    frames: dependencies.frames(),
    view,
  }
}
