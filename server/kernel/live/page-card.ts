import type { PageCard } from '@ximblox/blocks/query-context'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { CardRow } from './store.ts'

export const pageCard = (
  { cardVersion: _version, tagRefs: _refs, ...row }: CardRow,
  settings: Pick<LocaleSettings, 'defaultLocale'>,
): PageCard => ({
  ...row,
  path: pathOf(row, settings),
  publishedAt: new Date(row.publishedAt).toISOString(),
})
