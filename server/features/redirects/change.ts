import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { errorAt } from '@ximblox/contract/errors'
import type { PagePath } from '@ximblox/contract/rules/locale-path'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { placeTag } from '../../kernel/content/tags.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { readLocales } from '../settings/store.ts'
import { type Entered, type IsDocument, keyOf, type RedirectPlace } from './entered.ts'
import { resolveRedirects } from './resolve.ts'
import * as store from './store.ts'

type Redirects = typeof calls.redirect

/** When two users redirect the same path at once, the primary key decides. */
const pathTaken = { address_pkey: errorAt('from', 'alreadyExists') } as const

export const createRedirect =
  (isDocument: IsDocument) =>
  (app: App, actor: Actor, { body }: Input<Redirects['create']>): Promise<Payload<Redirects['create']>> => {
    permit(actor, 'manage-redirects')
    return inTransaction(app, async tx => {
      const { redirect, stored } = await resolve(app, tx, body, isDocument)
      if (stored) throw refuse('alreadyExists', 'from')
      const id = await refuseDuplicates(store.insertRedirect(tx.db, redirect, app.now()), pathTaken)
      return { redirect: await recordChange(tx, actor, 'redirect.create', id, [redirect]) }
    })
  }

/** Changes a redirect, which no longer follows the page that left it. */
export const updateRedirect =
  (isDocument: IsDocument) =>
  (
    app: App,
    actor: Actor,
    { params: { id }, body: { revision, ...entered } }: Input<Redirects['update']>,
  ): Promise<Payload<Redirects['update']>> => {
    permit(actor, 'manage-redirects')
    return inTransaction(app, async tx => {
      const before = await store.lockRedirect(tx.db, id)
      if (!before) throw refuse('notFound')
      if (revision !== undefined && revision !== before.revision)
        throw refuse('staleRevision', '', { payload: { current: await present(tx, id) } })
      const { redirect, stored } = await resolve(app, tx, entered, isDocument)
      if (stored && stored.id !== id) throw refuse('alreadyExists', 'from')
      if (isSame(before, redirect)) return { redirect: await present(tx, id) }
      await refuseDuplicates(store.updateRedirect(tx.db, id, redirect), pathTaken)
      return { redirect: await recordChange(tx, actor, 'redirect.update', id, [before, redirect]) }
    })
  }

export const removeRedirect = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Redirects['remove']>,
): Promise<Record<string, never>> => {
  permit(actor, 'manage-redirects')
  return inTransaction(app, async tx => {
    const stored = await store.lockRedirect(tx.db, id)
    if (!stored) throw refuse('notFound')
    await recordChange(tx, actor, 'redirect.delete', id, [stored])
    await store.deleteRedirect(tx.db, id)
    return {}
  })
}

/** Whether two redirects lead from the same path to the same place. */
export const isSame = (
  one: RedirectPlace & store.Destination,
  other: RedirectPlace & store.Destination,
): boolean =>
  keyOf(one) === keyOf(other) &&
  one.pageID === other.pageID &&
  one.toURL === other.toURL &&
  one.status === other.status

const resolve = async (app: App, tx: Transaction, entered: Entered, isDocument: IsDocument) => {
  const [resolved] = await resolveRedirects(app, tx.db, [entered], { isDocument })
  if (!resolved || !('redirect' in resolved)) {
    refuseAny(resolved?.errors ?? [])
    throw new Error('a redirect was resolved neither to errors nor to a place')
  }
  return resolved
}

const present = async (tx: Transaction, id: number) => {
  const redirect = await store.findRedirect(tx.db, (await readLocales(tx.db)).defaultLocale, id)
  if (!redirect) throw refuse('notFound')
  return redirect
}

const recordChange = async (
  tx: Transaction,
  actor: Actor,
  action: string,
  id: number,
  places: readonly PagePath[],
) => {
  const redirect = await present(tx, id)
  const { from, to, status } = redirect
  await recordAudit(tx.db, actor, action, 'redirect', id, { title: from, to, status })
  tx.touch(...places.map(({ locale, slug }) => placeTag(locale, slug)))
  return redirect
}
