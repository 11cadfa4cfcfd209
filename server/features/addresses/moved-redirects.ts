import type { RedirectName } from '@ximblox/contract/redirects'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { type EditorsRedirect, editorsRedirectsAt, named } from '../publication/set-aside.ts'
import type { Move } from './store.ts'

/** The redirects of editors at the paths that live pages move to, and at those that none of them is at afterwards. */
export const redirectsOfMoves = async (
  db: Kysely<DB>,
  moves: readonly Move[],
): Promise<{ setsAside: EditorsRedirect[]; bringsBack: EditorsRedirect[] }> => {
  const live = moves.filter(({ page, to }) => page.liveID !== null && page.slug !== to)
  const taken = live.map(({ page: { locale }, to }) => ({ locale, slug: to }))
  const keys = new Set(taken.map(({ locale, slug }) => `${locale}/${slug}`))
  const left = live
    .map(({ page: { locale, slug } }) => ({ locale, slug }))
    .filter(({ locale, slug }) => !keys.has(`${locale}/${slug}`))
  return { setsAside: await editorsRedirectsAt(db, taken), bringsBack: await editorsRedirectsAt(db, left) }
}

/** As previews name them. */
export const movedRedirects = async (
  db: Kysely<DB>,
  moves: readonly Move[],
): Promise<{ setsAside: RedirectName[]; bringsBack: RedirectName[] }> => {
  const { setsAside, bringsBack } = await redirectsOfMoves(db, moves)
  return { setsAside: named(setsAside), bringsBack: named(bringsBack) }
}
