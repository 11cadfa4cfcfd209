import { setImmediate } from 'node:timers/promises'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { RedirectStatus } from '@ximblox/contract/redirects'
import type { Kysely } from 'kysely'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { queriesWithin } from '../../kernel/live/redirect-query.ts'
import { findPagesAt } from '../addresses/store.ts'
import { readLocales } from '../settings/store.ts'
import { chunksOf } from './chunks.ts'
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

/** As many paths as one statement looks up. */
const chunkSize = 5_000

/**
 * Reads redirects as they were entered, and finds the pages that they lead to. One that leads to the path of another of
 * them takes its target.
 */
export const resolveRedirects = async (
  { config }: Pick<App, 'config'>,
  db: Kysely<DB>,
  entered: readonly Entered[],
  of: Pick<Site, 'isDocument' | 'formerHosts'>,
): Promise<Resolved[]> => {
  const site = { publicURL: config.publicURL, ...of, settings: await readLocales(db) }
  const world = { site, pages: new Map(), redirects: new Map(), entered: new Map() } satisfies World
  const read: Read[] = []
  for (const chunk of chunksOf(entered, chunkSize)) {
    const added = chunk.map(one => ({
      status: one.status,
      from: readFrom(one.from, site),
      to: readTo(one, site),
    }))
    await addTo(world, db, added)
    read.push(...added)
  }
  const resolved: Resolved[] = []
  for (const chunk of chunksOf(read, chunkSize)) {
    resolved.push(...chunk.map(one => resolve(world, one)))
    // Other requests are answered in between.
    await setImmediate()
  }
  return resolved
}

interface Read {
  status: RedirectStatus
  from: RedirectPlace | ErrorEntry
  to: EnteredTarget | ErrorEntry
}

/** What is at the paths that were entered. */
interface World {
  site: Site
  pages: Map<string, { id: number; isLive: boolean }>
  redirects: Map<string, store.StoredRedirect>
  /** The targets of what was entered, by path. */
  entered: Map<string, EnteredTarget | ErrorEntry>
}

const addTo = async (world: World, db: Kysely<DB>, read: readonly Read[]): Promise<void> => {
  const places = read.flatMap(({ from, to }) => [
    ...('locale' in from ? [from] : []),
    ...('kind' in to && to.kind === 'path' ? placesWithin(to.place) : []),
  ])
  for (const chunk of chunksOf(places, chunkSize)) {
    for (const page of await findPagesAt(db, chunk)) world.pages.set(keyOf({ ...page, query: '' }), page)
    for (const row of await store.findStored(db, chunk)) world.redirects.set(keyOf(row), row)
  }
  for (const { from, to } of read)
    if ('locale' in from && !world.entered.has(keyOf(from))) world.entered.set(keyOf(from), to)
}

const resolve = (world: World, { status, from, to }: Read): Resolved => {
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
const destinationOf = (
  world: World,
  to: EnteredTarget,
  followed: ReadonlySet<string> = new Set(),
): Target | ErrorEntry => {
  if (to.kind === 'gone') return { pageID: null, toURL: null }
  if (to.kind === 'url') return { pageID: null, toURL: to.url }
  const page = world.pages.get(keyOf({ ...to.place, query: '' }))
  // Visitors are redirected once.
  const key = placesWithin(to.place)
    .filter(({ query }) => query !== '' || !page)
    .map(keyOf)
    .find(one => world.entered.has(one) || world.redirects.has(one))
  if (key !== undefined) return followed.has(key) ? broken : leadsOn(world, key, new Set([...followed, key]))
  if (!page) return broken
  return to.url === undefined ? { pageID: page.id, toURL: null } : { pageID: null, toURL: to.url }
}

const broken = errorAt('to', 'brokenReference')

/** Where a redirect leads that is entered at the same time, or else is stored. */
const leadsOn = (world: World, key: string, followed: ReadonlySet<string>): Target | ErrorEntry => {
  const to = world.entered.get(key)
  if (to) return 'code' in to || to.kind === 'gone' ? broken : destinationOf(world, to, followed)
  const redirect = world.redirects.get(key)
  return redirect && redirect.status !== 410 ? { pageID: redirect.pageID, toURL: redirect.toURL } : broken
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
