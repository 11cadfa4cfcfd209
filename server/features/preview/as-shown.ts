import { hasAddress } from '@ximblox/contract/content-types'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { App } from '../../kernel/app-context.ts'
import { findBySlug } from '../../kernel/live/find.ts'
import type { FoundPage } from '../../kernel/live/live-page.ts'
import { asPublished } from '../pages/as-published.ts'
import type { PageRecord, VersionRecord } from '../pages/store.ts'

/** What shows a version: its page, or for site-wide content the home page of its locale. */
export const asShown = async (app: App, page: PageRecord, version: VersionRecord): Promise<FoundPage> => {
  const own = await asPublished(app, page, version)
  if (hasAddress(page.type)) return own
  const home = await findBySlug(app, pathOf({ locale: page.locale, slug: '' }, own.settings))
  if (home.kind !== 'page') return own
  const { id, type, props, propsVersion, media, refs } = own.page
  return {
    ...home,
    globals: [
      ...home.globals.filter(global => global.type !== type),
      { id, type, props, propsVersion, media, refs },
    ],
    page: {
      ...home.page,
      files: unique([...home.page.files, ...own.page.files]),
      pages: unique([...home.page.pages, ...own.page.pages]),
    },
  }
}

const unique = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map(row => [row.id, row])).values(),
]
