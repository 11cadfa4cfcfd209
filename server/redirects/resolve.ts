import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { RedirectStatus } from '@ximblox/contract/redirects'
import type { Kysely } from 'kysely'
import { findPagesAt } from '../addresses/store.ts'
import type { App } from '../app-context.ts'
import type { DB } from '../db/schema.generated.ts'
import { queriesWithin } from '../live/redirect-query.ts'
import { readLocales } from '../settings/store.ts'
import {
  type Entered,
  type EnteredTarget,
  keyOf,
  type RedirectPlace,
  readFrom,
  readTo,
  type Site,
} from './entered.ts'
import * as store from './store.ts'

/** An entered redirect with what its path and its target are now. Without errors, it can be stored. */
export type Resolved =
  | { errors: ErrorEntry[] }
  | {
      errors: []
      redirect: RedirectPlace & store.Destination
      /** The redirect that is at the path already. */
      stored: store.StoredRedirect | undefined
    }

/** Reads redirects as they were entered, and finds the pages that they lead to. */
export const resolveRedirects = async (
  { config }: Pick<App, 'config'>,
  db: Kysely<DB>,
  entered: readonly Entered[],
): Promise<Resolved[]> => {
  const site = { publicURL: config.publicURL, settings: await readLocales(db) }
  const read = entered.map(one => ({ one, from: readFrom(one.from, site), to: readTo(one, site) }))
  const places = read.flatMap(({ from, to }) => [
    ...('locale' in from ? [from] : []),
    ...('kind' in to && to.kind === 'path' ? placesWithin(to.place) : []),
  ])
  const pages = await findPagesAt(db, places)
  const redirects = await store.findStored(db, places)
  const world: World = {
    site,
    pages: new Map(pages.map(page => [keyOf({ ...page, query: '' }), page])),
    redirects: new Map(redirects.map(row => [keyOf(row), row])),
  }
  return read.map(({ one, from, to }) => resolve(world, one.status, from, to))
}

/** What is at the paths that were entered. */
interface World {
  site: Site
  pages: ReadonlyMap<string, { id: number; isLive: boolean }>
  redirects: ReadonlyMap<string, store.StoredRedirect>
}

const resolve = (
  world: World,
  status: RedirectStatus,
  from: RedirectPlace | ErrorEntry,
  to: EnteredTarget | ErrorEntry,
): Resolved => {
  const place = 'code' in from ? from : freePlace(world, from)
  const target = 'code' in to ? to : destinationOf(world, to)
  const errors = [place, target].filter(one => 'code' in one)
  if ('code' in place || 'code' in target) return { errors }
  if (leadsTo(world, to, target, place)) return { errors: [errorAt('to', 'brokenReference')] }
  return { errors: [], redirect: { ...place, ...target, status }, stored: world.redirects.get(keyOf(place)) }
}

/** With a query, a path can redirect although a page is there. A redirect that is set aside can be changed. */
const freePlace = ({ pages, redirects }: World, place: RedirectPlace): RedirectPlace | ErrorEntry =>
  place.query === '' && pages.get(keyOf(place))?.isLive && !redirects.has(keyOf(place))
    ? errorAt('from', 'alreadyExists')
    : place

type Target = Pick<store.Destination, 'pageID' | 'toURL'>

/** The page or redirect at a path; a path without either would lead visitors nowhere. */
const destinationOf = ({ pages, redirects }: World, to: EnteredTarget): Target | ErrorEntry => {
  if (to.kind === 'gone') return { pageID: null, toURL: null }
  if (to.kind === 'url') return { pageID: null, toURL: to.url }
  const page = pages.get(keyOf({ ...to.place, query: '' }))
  // Visitors are redirected once.
  const redirect = placesWithin(to.place)
    .filter(({ query }) => query !== '' || !page)
    .map(place => redirects.get(keyOf(place)))
    .find(one => one !== undefined)
  if (redirect && redirect.status !== 410) return { pageID: redirect.pageID, toURL: redirect.toURL }
  if (!page || redirect) return errorAt('to', 'brokenReference')
  return to.url === undefined ? { pageID: page.id, toURL: null } : { pageID: null, toURL: to.url }
}

/** Where a redirect may be that visitors of this path with this query get, the closest first. */
const placesWithin = (place: RedirectPlace): RedirectPlace[] =>
  queriesWithin(place.query).map(query => ({ ...place, query }))

/** Whether a redirect at this place would lead to itself. */
const leadsTo = (
  { site }: World,
  to: EnteredTarget | ErrorEntry,
  { toURL }: Target,
  place: RedirectPlace,
): boolean => {
  if ('kind' in to && to.kind === 'path' && isWithin(place, to.place)) return true
  if (toURL === null || !toURL.startsWith('/')) return false
  const target = readTo({ from: '', to: toURL, status: 301 }, site)
  return 'kind' in target && target.kind === 'path' && isWithin(place, target.place)
}

/** Whether visitors of a place get the redirect of this one. */
const isWithin = (redirect: RedirectPlace, visited: RedirectPlace): boolean =>
  placesWithin(visited).some(place => keyOf(place) === keyOf(redirect))
