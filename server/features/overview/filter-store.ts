import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { OverviewView } from '@ximblox/contract/overview'
import { type RawBuilder, sql } from 'kysely'
import { hasWord } from '../pages/word-store.ts'

type Arguments = Input<typeof calls.page.overview>['body']

export type OverviewFilter = Pick<Arguments, 'view' | 'type' | 'locale' | 'state' | 'madeBy' | 'tag'> & {
  /** All have to be found in the page. */
  words: readonly string[]
  userID: number
}

/** The condition for a page under an alias. */
export const isFound = (filter: OverviewFilter, alias: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const { view, type, locale, state, madeBy, tag, words } = filter
  return sql<boolean>`(${sql.join(
    [
      sql`${column('deleted_at')} is null and ${column('slug')} not like '~%'`,
      ...(type === '' ? [] : [sql`${column('type')} = ${type}`]),
      ...(locale === '' ? [] : [sql`${column('locale')} = ${locale}`]),
      ...(state === '' ? [] : [sql`${column('state')} = ${state}`]),
      ...(madeBy === undefined ? [] : [isMadeBy(madeBy, column)]),
      ...(tag === undefined ? [] : [sql`${column('head_id')} = any(array(${versionsWithTag(tag)}))`]),
      ...(view === '' ? [] : [isInView(view, filter.userID, column)]),
      ...words.map(word => hasWord(word, alias)),
    ],
    sql` and `,
  )})`
}

type Column = (name: string) => RawBuilder<unknown>

/** Scheduled pages, requests and one's own unfinished pages are few, and found by their indexes. */
export const isInView = (view: OverviewView, userID: number, column: Column): RawBuilder<unknown> => {
  switch (view) {
    case 'mine':
      return sql`${isMadeBy(userID, column)} and ${column('state')} in ('concept', 'unpublished-changes')`
    case 'requested':
      return sql`${column('id')} = any(array(select page_id from request where state = 'open'))`
    case 'scheduled':
      return sql`${column('id')} = any(array(select page_id from schedule))`
    case 'behind':
      return isBehind(column)
  }
}

/** True for a translation whose original has been published since the translation was last changed. */
export const isBehind = (column: Column): RawBuilder<boolean> => sql<boolean>`exists (
  select from page as original where original.id = ${column('source_page_id')} and original.deleted_at is null
    and original.live_id is not null and original.published_at > ${column('updated_at')})`

const isMadeBy = (userID: number, column: Column) =>
  sql`(${column('author_id')} = ${userID} or ${column('head_author_id')} = ${userID})`

/** Versions with a tag, or with one that was merged into it. */
const versionsWithTag = (tagID: number) => sql`
  select id from page_version where refs && array(select 't' || id from tag where target_id = ${tagID})`
