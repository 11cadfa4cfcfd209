import { type ErrorEntry, errorAt, type PlainErrorName } from '@ximblox/contract/errors'
import type { unpublishResponses } from '@ximblox/contract/pages'
import { splitPath } from '@ximblox/contract/rules/locale-path'
import type { Kysely } from 'kysely'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { PageRecord } from '../pages/store.ts'
import { readLocales } from '../settings/store.ts'
import { findLivePageAt } from './redirect-store.ts'

export type UnpublishResponse = (typeof unpublishResponses)[number]

/** The target of a redirect: a page, which it follows when that moves, or an external URL. */
export type Target = { pageID: number } | { url: string }

/** The response at the path of an unpublished page. */
export interface AddressResponse {
  leave: UnpublishResponse
  target: Target | null
}

/**
 * Resolves the response that a request names. A path of this site becomes a reference to its page, anything else must
 * be an http(s) URL.
 */
export const responseOf = async (
  app: App,
  db: Kysely<DB>,
  page: PageRecord,
  { leave, to }: RequestedResponse,
): Promise<AddressResponse> => {
  if (leave !== 'redirect') return { leave, target: null }
  const target = await findTarget(app, db, page, to)
  if (typeof target === 'string') throw refuse(target, 'to')
  return { leave, target }
}

/** The errors of the response that a request names. */
export const responseErrors = async (
  app: App,
  db: Kysely<DB>,
  page: PageRecord,
  { leave, to }: RequestedResponse,
): Promise<ErrorEntry[]> => {
  const target = leave === 'redirect' ? await findTarget(app, db, page, to) : null
  return typeof target === 'string' ? [errorAt('to', target)] : []
}

interface RequestedResponse {
  leave: UnpublishResponse
  to?: string | undefined
}

const findTarget = async (
  app: App,
  db: Kysely<DB>,
  page: PageRecord,
  given: string | undefined,
): Promise<Target | PlainErrorName> => {
  if (given === undefined || given === '') return 'required'
  const ownOrigin = `${app.config.publicURL}/`
  const to = given.startsWith(ownOrigin) ? given.slice(ownOrigin.length - 1) : given
  if (!to.startsWith('/')) {
    if (URL.canParse(to) && /^https?:$/.test(new URL(to).protocol)) return { url: to }
    return 'invalidUrl'
  }
  const pageID = await findLivePageAt(db, splitPath(to, await readLocales(db)))
  return pageID === undefined || pageID === page.id ? 'brokenReference' : { pageID }
}
