import type { QueryContext } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { App } from '../app-context.ts'
import { listTag, submissionsTag, tagTag } from '../content/tags.ts'
import type { Dependencies } from './dependencies.ts'
import { withFreshCards } from './fresh-cards.ts'
import type { LivePage } from './live-page.ts'
import { pageCard } from './page-card.ts'
import { referencedIDs } from './references.ts'
import { searchLive } from './search.ts'
import { selectCards, selectSubmissionTotals } from './store.ts'

const maxSize = 100
const maxPage = 10_000

/** The context of a block's query. Every result is recorded as a dependency of the page. */
export const queryContext = (
  app: Pick<App, 'db' | 'registry' | 'log'>,
  page: Pick<LivePage, 'id' | 'locale' | 'groupID' | 'type' | 'props'>,
  settings: LocaleSettings,
  params: Readonly<Record<string, string>>,
  dependencies: Dependencies,
): QueryContext => ({
  locale: page.locale,
  pageID: page.id,
  page: { groupID: page.groupID, type: page.type, props: page.props },
  params,
  pages: {
    list: async ({ type, locale = page.locale, tag, page: number = 1, size }) => {
      dependencies.add(listTag(type, locale))
      const limit = clamp(1, size, maxSize)
      const offset = (clamp(1, number, maxPage) - 1) * limit
      if (!settings.availableLocales.includes(locale)) return { items: [], total: 0 }
      const { items, total } = await selectCards(app.db, { type, locale, tag, offset, size: limit })
      const tagIDs = referencedIDs(
        items.flatMap(({ tagRefs }) => tagRefs),
        't',
      )
      dependencies.add(...[...(tag === undefined ? [] : [tag]), ...tagIDs].map(tagTag))
      return { items: (await withFreshCards(app, items)).map(row => pageCard(row, settings)), total }
    },
  },
  submissions: {
    totals: async (form, subject) => {
      dependencies.add(submissionsTag(form, subject))
      return selectSubmissionTotals(app.db, form, subject)
    },
  },
  search: async ({ term, types = [], locales = [page.locale], page: number = 1, size }) => {
    if (term.trim() !== '') dependencies.uncached()
    const count = clamp(1, size, maxSize)
    const offset = (clamp(1, number, maxPage) - 1) * count
    return searchLive(app, settings, { term, types, locales, count, offset })
  },
  freshUntil: dependencies.freshUntil,
  uncached: dependencies.uncached,
})

const clamp = (min: number, value: number, max: number) =>
  Math.min(Math.max(Math.trunc(value) || min, min), max)
