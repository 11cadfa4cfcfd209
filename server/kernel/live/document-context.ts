import type { DocumentContext } from '@ximblox/blocks/site-document'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { App } from '../app-context.ts'
import { listTag, pageTag, siteTag } from '../content/tags.ts'
import type { Dependencies } from './dependencies.ts'
import { globalsFor, globalTags } from './globals.ts'
import { queryContext } from './query-context.ts'
import { selectSitemapPages, selectSitemapParts } from './sitemap-store.ts'
import { selectPageTitle, selectRelated } from './store.ts'

type DocumentApp = Pick<App, 'db' | 'registry' | 'config' | 'log' | 'now' | 'reportUpgradeFailure'>

/** No page has this id. */
const noPage = 0

/**
 * Loads what documents of the site are made of. Returns undefined while the locale is not available. Everything that a
 * document reads is recorded as a dependency.
 */
export const loadDocumentContext = async (
  app: DocumentApp,
  locale: string,
  dependencies: Dependencies,
): Promise<Omit<DocumentContext, 'asset' | 'readAsset' | 'composeShareCard'> | undefined> => {
  const { settings, globals, homes } = await selectRelated(app.db, {
    locale,
    slug: '',
    groupID: noPage,
    refs: [],
  })
  dependencies.add(siteTag, ...globalTags(app.registry, locale))
  if (!settings.availableLocales.includes(locale)) return
  const place = { id: noPage, locale, slug: '', type: '' }
  const { pages, freshUntil } = queryContext(app, place, settings, noParams, dependencies)
  return {
    now: app.now().toISOString(),
    page: { locale },
    globals: globalsFor(globals, locale, app),
    site: {
      url: app.config.publicURL,
      availableLocales: settings.availableLocales,
      defaultLocale: settings.defaultLocale,
      homes: Object.fromEntries(homes.map(home => [home, pathOf({ locale: home, slug: '' }, settings)])),
    },
    pages,
    freshUntil,
    pageTitle: async id => {
      dependencies.add(pageTag(id))
      return selectPageTitle(app.db, id, locale)
    },
    sitemap: sitemapOf(app, settings, dependencies),
  }
}

const noParams = { params: {}, paramPrefix: '', otherParams: {} }

const sitemapOf = (
  { db, registry }: Pick<App, 'db' | 'registry'>,
  settings: LocaleSettings,
  dependencies: Dependencies,
): DocumentContext['sitemap'] => {
  const { availableLocales: locales } = settings
  const types = [...registry.pageTypes.keys()]
  // A page also names its translations, so each part depends on all locales.
  const dependOnPages = () =>
    dependencies.add(...locales.flatMap(locale => types.map(type => listTag(type, locale))))
  return {
    parts: async size => {
      dependOnPages()
      return selectSitemapParts(db, locales, size)
    },
    pages: async (part, size) => {
      dependOnPages()
      const rows = await selectSitemapPages(db, part, { locales, size })
      return rows.map(({ slug, changedAt, versions }) => ({
        path: pathOf({ locale: part.locale, slug }, settings),
        changedAt,
        versions: versions.map(version => ({ locale: version.locale, path: pathOf(version, settings) })),
      }))
    },
  }
}
