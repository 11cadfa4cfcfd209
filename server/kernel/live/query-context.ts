import { tagFilter } from '@ximblox/blocks/define-list'
import type { QueryContext } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { App } from '../app-context.ts'
import { allTagsTag, listTag, pageTag, submissionsTag, tagTag } from '../content/tags.ts'
import type { BlockParams } from './block-data.ts'
import { checkAlike, checkList } from './check-list.ts'
import type { Dependencies } from './dependencies.ts'
import { facetsOf } from './facets.ts'
import { withFreshCards } from './fresh-cards.ts'
import { type CheckedList, selectList } from './list-store.ts'
import type { LivePage } from './live-page.ts'
import { selectNearby } from './nearby-store.ts'
import { pageCard } from './page-card.ts'
import { referencedIDs } from './references.ts'
import { searchLive } from './search.ts'
import { type CardRow, selectSubmissionTotals } from './store.ts'

const maxSize = 100
const maxPage = 10_000

/** The page of a block; its props and translations matter to some blocks only. */
type QueriedPage = Pick<LivePage, 'id' | 'locale' | 'slug' | 'type'> &
  Partial<Pick<LivePage, 'groupID' | 'props'>>

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
  now: app.now(),
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
      dependencies.add(...tagsShownOn(items))
      return {
        items: (await withFreshCards(app, items)).map(row => pageCard(row, settings)),
        total,
        facets: facetsOf(app.registry, list, counts),
      }
    },
    nearby: async ({ alike, size }) => {
      checkAlike(app.registry, page.type, alike)
      dependencies.add(listTag(page.type, page.locale))
      const { id: pageID, type, locale } = page
      const { items, previous, next, related } = await selectNearby(app.db, {
        pageID,
        type,
        locale,
        alike,
        size: clamp(1, size, maxSize),
      })
      dependencies.add(...tagsShownOn(items))
      const cards = (await withFreshCards(app, items)).map(row => pageCard(row, settings))
      const cardOf = (id: number | null) => cards.find(card => card.id === id)
      return {
        previous: cardOf(previous) ?? null,
        next: cardOf(next) ?? null,
        related: related.flatMap(id => cardOf(id) ?? []),
      }
    },
  },
  submissions: {
    totals: async (form, subjects) => {
      dependencies.add(...subjects.map(subject => submissionsTag(form, subject)))
      return selectSubmissionTotals(app.db, form, subjects)
    },
  },
  search: async ({ term, types = [], locales, page: number = 1, size }) => {
    if (term.trim() !== '') dependencies.uncached()
    const count = clamp(1, size, maxSize)
    const offset = (clamp(1, number, maxPage) - 1) * count
    const own = { locales: [page.locale], elsewhere: settings.availableLocales.filter(isOther(page.locale)) }
    return searchLive(app, settings, { term, types, ...(locales ? { locales } : own), count, offset })
  },
  notFound: pages => dependencies.notFound(pages && { ...pages, param: paramPrefix + pages.param }),
  freshUntil: dependencies.freshUntil,
  uncached: dependencies.uncached,
  frame: dependencies.frame,
})

/** A list of picked pages changes only with these pages. */
const listTags = ({ types, locale, ids, tag, tagFilterID, facets }: CheckedList): string[] => [
  ...(ids ? ids.map(pageTag) : types.map(type => listTag(type, locale))),
  ...[tag, tagFilterID].filter(id => id !== undefined).map(tagTag),
  ...(facets.includes(tagFilter) ? [allTagsTag] : []),
]

const tagsShownOn = (rows: readonly CardRow[]): string[] =>
  referencedIDs(
    rows.flatMap(({ tagRefs }) => tagRefs),
    't',
  ).map(tagTag)

const isOther = (locale: string) => (other: string) => other !== locale

const clamp = (min: number, value: number, max: number) =>
  Math.min(Math.max(Math.trunc(value) || min, min), max)
