import { tagFilter } from '@ximblox/blocks/define-list'
import type { QueryContext } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { App } from '../app-context.ts'
import { allTagsTag, listTag, pageTag, submissionsTag, tagTag } from '../content/tags.ts'
import type { BlockParams } from './block-data.ts'
import { checkList } from './check-list.ts'
import type { Dependencies } from './dependencies.ts'
import { facetsOf } from './facets.ts'
import { withFreshCards } from './fresh-cards.ts'
import { type CheckedList, selectList } from './list-store.ts'
import type { LivePage } from './live-page.ts'
import { pageCard } from './page-card.ts'
import { referencedIDs } from './references.ts'
import { searchLive } from './search.ts'
import { selectSubmissionTotals } from './store.ts'

const maxSize = 100
const maxPage = 10_000

/** The page of a block; its props and translations matter to some blocks only. */
type QueriedPage = Pick<LivePage, 'id' | 'locale' | 'slug'> & Partial<Pick<LivePage, 'groupID' | 'props'>>

/** The context of a block's query. Every result is recorded as a dependency of the page. */
export const queryContext = (
  app: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  page: QueriedPage,
  settings: LocaleSettings,
  { params, paramPrefix, otherParams }: BlockParams,
  dependencies: Dependencies,
): QueryContext => ({
  locale: page.locale,
  pageID: page.id,
  page: { groupID: page.groupID ?? page.id, props: page.props ?? {} },
  params,
  paramPrefix,
  otherParams,
  pages: {
    list: async query => {
      const list = checkList(app.registry, query, page)
      dependencies.add(...listTags(list))
      if (!settings.availableLocales.includes(list.locale)) return { items: [], total: 0, facets: [] }
      const { items, total, counts } = await selectList(app.db, list)
      const tagIDs = referencedIDs(
        items.flatMap(({ tagRefs }) => tagRefs),
        't',
      )
      dependencies.add(...tagIDs.map(tagTag))
      return {
        items: (await withFreshCards(app, items)).map(row => pageCard(row, settings)),
        total,
        facets: facetsOf(app.registry, list, counts),
      }
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
  notFound: dependencies.notFound,
  freshUntil: dependencies.freshUntil,
  uncached: dependencies.uncached,
})

/** A list of picked pages changes only with these pages. */
const listTags = ({ types, locale, ids, tag, tagFilterID, facets }: CheckedList): string[] => [
  ...(ids ? ids.map(pageTag) : types.map(type => listTag(type, locale))),
  ...[tag, tagFilterID].filter(id => id !== undefined).map(tagTag),
  ...(facets.includes(tagFilter) ? [allTagsTag] : []),
]

const clamp = (min: number, value: number, max: number) =>
  Math.min(Math.max(Math.trunc(value) || min, min), max)
