import { type PagePath, pathOf } from '@ximblox/contract/rules/locale-path'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { recordAudits } from '../../kernel/recording/record-audit.ts'
import { readLocales } from '../settings/store.ts'
import { selectEditorsRedirects } from './redirect-store.ts'

/** A redirect that an editor added. It is set aside while a page is live at its path, which visitors get instead. */
export interface EditorsRedirect {
  id: number
  from: string
  /** Empty for status 410. */
  to: string
  status: number
}

/** The redirects of editors at these paths, whatever the query of a visitor is. */
export const editorsRedirectsAt = async (
  db: Kysely<DB>,
  places: readonly PagePath[],
): Promise<EditorsRedirect[]> => {
  const rows = await selectEditorsRedirects(db, places)
  if (rows.length === 0) return []
  const settings = await readLocales(db)
  return rows.map(({ id, status, toURL, pageLocale, pageSlug, ...from }) => ({
    id,
    status,
    from: pathOf(from, settings),
    to:
      toURL ??
      (pageLocale === null || pageSlug === null
        ? ''
        : pathOf({ locale: pageLocale, slug: pageSlug }, settings)),
  }))
}

/** Records what happens to redirects because a page comes to their path or leaves it. */
export const recordRedirects = (
  tx: Transaction,
  actor: Actor,
  action: 'redirect.set-aside' | 'redirect.bring-back' | 'redirect.replace',
  redirects: readonly EditorsRedirect[],
): Promise<void> =>
  recordAudits(
    tx.db,
    actor,
    action,
    'redirect',
    redirects.map(({ id, from, to, status }) => ({ objectID: id, detail: { title: from, to, status } })),
  )

/** As previews and results name them. */
export const named = (redirects: readonly EditorsRedirect[]): { from: string; to: string }[] =>
  redirects.map(({ from, to }) => ({ from, to }))
