import { limits } from '@ximblox/contract/limits'
import { isMenuURL } from '@ximblox/contract/rules/menu-url'
import { isReservedPath } from '@ximblox/contract/rules/slug'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { countParams, storedQuery } from '../../kernel/live/redirect-query.ts'
import type { RedirectsFile } from './format.ts'
import { insertRedirect } from './import-store.ts'
import type { Parts } from './read-parts.ts'
import type { IDOf } from './stored-content.ts'
import type { Times } from './times.ts'
import type { FolderErrors } from './transfer-error.ts'

/** Stores redirects, after the pages went live: publishing removes the redirect at the path of a page. */
export const importRedirects = async (
  db: Kysely<DB>,
  parts: Parts['redirects'],
  { idOf, now, times, errors }: { idOf: IDOf; now: Date; times: Times; errors: FolderErrors },
): Promise<void> => {
  for (const { locale, at, redirects } of parts) {
    const seen = new Set<string>()
    for (const redirect of redirects) {
      const { from, status, page, url, leftBy, since } = redirect
      const query = storedQuery(redirect.query ?? '')
      const key = `${from}?${query}`
      const report = (error: string) => errors.add(at, `${JSON.stringify(from)}: ${error}`)
      const idFor = (pageKey: string | undefined) => {
        if (pageKey === undefined) return null
        const id = idOf('page', pageKey)
        if (id === undefined) report(`there is no page ${pageKey}`)
        return id ?? null
      }
      const row = {
        locale,
        slug: from,
        query,
        pageID: idFor(page),
        toURL: url ?? null,
        status,
        leftBy: idFor(leftBy),
        since: times.at(since) ?? now,
      }
      if (seen.has(key)) report('is there twice')
      else if (!isValid(redirect)) report('is not a redirect that visitors can follow')
      else await insertRedirect(db, row)
      seen.add(key)
    }
  }
}

const maxLength = 2_000

const isValid = ({ from, query = '', page, url }: RedirectsFile[number]): boolean =>
  (from !== '' || storedQuery(query) !== '') &&
  query.length <= limits.redirectPath &&
  countParams(storedQuery(query)) <= limits.redirectParams &&
  from.length <= maxLength &&
  !from.startsWith('~') &&
  !isReservedPath(`/${from}`) &&
  !from.includes('\u0000') &&
  from.isWellFormed() &&
  (page === undefined || url === undefined) &&
  (url === undefined || (url.length <= maxLength && isMenuURL(url)))
