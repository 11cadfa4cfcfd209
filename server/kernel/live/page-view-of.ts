import { pageSeo } from '@ximblox/blocks/page-seo'
import { publicPageProps } from '@ximblox/blocks/public-props'
import type { FileView, PageLink, PageView } from '@ximblox/blocks/render/page-view'
import { upgradePageType } from '@ximblox/blocks/upgrade'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import type { App } from '../app-context.ts'
import { globalsFor } from './globals.ts'
import { type FoundPage, pageTypeOf } from './live-page.ts'
import { menusFor } from './menus.ts'

type Loaded = Pick<
  PageView,
  'blocks' | 'data' | 'pageData' | 'assets' | 'siblings' | 'above' | 'tags' | 'keptParams'
> & {
  files: Record<number, FileView>
  links: Record<number, PageLink>
}

/** Assembles the view that a page is rendered from. */
export const pageViewOf = (
  {
    registry,
    config,
    now,
    reportUpgradeFailure,
  }: Pick<App, 'registry' | 'config' | 'now' | 'reportUpgradeFailure'>,
  { page, menus, globals, homes, settings }: FoundPage,
  loaded: Loaded,
): PageView => {
  const pageType = upgradePageType(registry, pageTypeOf(page), reportUpgradeFailure(page.id))
  return {
    ...loaded,
    now: now().toISOString(),
    status: page.slug === notFoundSlug ? 404 : 200,
    page: {
      id: page.id,
      locale: page.locale,
      slug: page.slug,
      path: pathOf(page, settings),
      type: page.type,
      title: page.title,
      props: publicPageProps(registry, pageType),
      publishedAt: page.publishedAt.toISOString(),
      images: page.media.__images,
      files: page.media.__files,
    },
    seo: pageSeo(page.seo),
    menus: menusFor(menus, loaded),
    globals: globalsFor(globals, page.locale, { registry, reportUpgradeFailure }),
    site: {
      url: config.publicURL,
      availableLocales: settings.availableLocales,
      defaultLocale: settings.defaultLocale,
      homes: Object.fromEntries(homes.map(locale => [locale, pathOf({ locale, slug: '' }, settings)])),
    },
  }
}
