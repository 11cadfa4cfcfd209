import { refsOf } from '@ximblox/contract/rules/refs'
import type { App } from '../../kernel/app-context.ts'
import type { FoundPage } from '../../kernel/live/live-page.ts'
import { readable } from '../../kernel/live/readable.ts'
import { selectRelated } from '../../kernel/live/store.ts'
import { contentOf } from './content.ts'
import { asVisible } from './shared-values.ts'
import type { PageRecord, VersionRecord } from './store.ts'

/** The page as visitors would see it if this version were published now. */
export const asPublished = async (app: App, page: PageRecord, version: VersionRecord): Promise<FoundPage> => {
  const visible = await asVisible(app, page, version)
  const refs = refsOf(contentOf(visible, page.type))
  const { settings, menus, globals, homes, ...related } = await selectRelated(app.db, { ...page, refs })
  const publishedAt = page.publishedAt ?? app.now()
  return {
    kind: 'page',
    page: {
      ...page,
      ...readable(visible),
      id: page.id,
      publishedAt,
      versionID: version.id,
      refs,
      ...related,
    },
    menus,
    globals,
    homes,
    settings,
    hasQueries: false,
  }
}
