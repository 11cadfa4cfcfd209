import type { PageCard, QueryContext } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { App } from '../app-context.ts'
import { listTag, submissionsTag } from '../content/tags.ts'
import type { Dependencies } from './dependencies.ts'
import { withFreshCards } from './fresh-cards.ts'
import { type CardRow, selectCards, selectSubmissionTotals } from './store.ts'

const maxSize = 100
const maxPage = 10_000

/** The context of a block's query. Every result is recorded as a dependency of the page. */
export const queryContext = (
  app: Pick<App, 'db' | 'registry' | 'log'>,
  page: { id: number; locale: string },
  settings: LocaleSettings,
  params: Readonly<Record<string, string>>,
  dependencies: Dependencies,
): QueryContext => ({
  locale: page.locale,
  pageID: page.id,
  params,
  pages: {
    list: async ({ type, locale = page.locale, tag, page: number = 1, size }) => {
      dependencies.add(listTag(type, locale))
      const limit = clamp(1, size, maxSize)
      const offset = (clamp(1, number, maxPage) - 1) * limit
      const { items, total } = await selectCards(app.db, { type, locale, tag, offset, size: limit })
      return { items: (await withFreshCards(app, items)).map(row => pageCard(row, settings)), total }
    },
  },
  submissions: {
    totals: async (form, subject) => {
      dependencies.add(submissionsTag(form, subject))
      return selectSubmissionTotals(app.db, form, subject)
    },
  },
  freshUntil: dependencies.freshUntil,
})

const clamp = (min: number, value: number, max: number) =>
  Math.min(Math.max(Math.trunc(value) || min, min), max)

const pageCard = ({ cardVersion: _version, ...row }: CardRow, settings: LocaleSettings): PageCard => ({
  ...row,
  path: pathOf(row, settings),
  publishedAt: new Date(row.publishedAt).toISOString(),
})
