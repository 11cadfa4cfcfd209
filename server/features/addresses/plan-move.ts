import type { Registry } from '@ximblox/blocks/registry'
import { type ErrorEntry, errorAt, type PlainErrorName } from '@ximblox/contract/errors'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { isSlug, withPrefix } from '@ximblox/contract/rules/slug'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { PageRecord } from '../pages/store.ts'
import * as store from './store.ts'

export interface MovePlan {
  /** The page itself first. */
  moves: store.Move[]
  /** Pages whose new path belongs to another page. */
  taken: ReadonlySet<number>
  /** The page that gets the former slug of this one in exchange. */
  swapsWith: PageRecord | undefined
  /** The page whose slug this one follows, because its locale has no slugs of its own. */
  follows: PageRecord | undefined
  /** The errors that keep the page from moving. */
  errors: ErrorEntry[]
}

interface MoveContext {
  registry: Registry
  db: Kysely<DB>
  settings: LocaleSettings
}

/**
 * Determines the effects of giving a page another slug: the pages below it move along, and so do translations in
 * locales without slugs of their own, with the pages below those. With `swap`, a page that is there takes the former slug.
 */
export const planMove = async (
  world: MoveContext,
  page: PageRecord,
  to: string,
  { swap = false } = {},
): Promise<MovePlan> => {
  const follows = (await findAllFollowed(world, [page])).get(page.id)
  const own = page.slug === to ? [] : slugErrors(world.registry, page, to, follows)
  if (page.slug === to || own.length > 0)
    return { moves: [{ page, to }], taken: new Set(), swapsWith: undefined, follows, errors: own }
  const swapsWith = swap ? await findSwapped(world, page, to) : undefined
  const exchange = swapsWith ? [{ page: swapsWith, to: page.slug }] : []
  const moves = await findMoves(world, [{ page, to }, ...exchange])
  const taken = await findTaken(world.db, moves)
  const errors: ErrorEntry[] = [
    ...(moves.every(move => isSlug(move.to)) ? [] : [slugError('invalidSlug')]),
    ...(taken.size > 0 ? [slugError('alreadyExists')] : []),
  ]
  return { moves, taken, swapsWith, follows, errors }
}

/** The page at a slug, if it can have the one of this page: neither is below the other. */
const findSwapped = async (
  world: MoveContext,
  page: PageRecord,
  to: string,
): Promise<PageRecord | undefined> => {
  const [place] = await store.findPagesAt(world.db, [{ locale: page.locale, slug: to }])
  const [other] = place ? await store.findPages(world.db, [place.id]) : []
  if (!other || isBelow(page.slug, to) || isBelow(to, page.slug)) return
  const follows = (await findAllFollowed(world, [other])).get(other.id)
  return slugErrors(world.registry, other, page.slug, follows).length === 0 ? other : undefined
}

const isBelow = (slug: string, above: string): boolean => slug.startsWith(`${above}/`)

/** True when visitors would find the page at another path. */
export const needsPublisher = ({ page, to }: store.Move): boolean => page.liveID !== null && page.slug !== to

const slugError = (name: PlainErrorName): ErrorEntry => errorAt('slug', name)

const slugErrors = (
  registry: Registry,
  page: PageRecord,
  to: string,
  follows: PageRecord | undefined,
): ErrorEntry[] => {
  if (follows) return [slugError('followsOriginal')]
  return isSlug(to) && isWithinPrefix(registry, page, to) ? [] : [slugError('invalidSlug')]
}

const isWithinPrefix = (registry: Registry, { type, locale }: PageRecord, slug: string): boolean =>
  withPrefix(registry.pageTypes.get(type)?.slugPrefix[locale] ?? '', slug) === slug

const findMoves = async (world: MoveContext, first: readonly store.Move[]): Promise<store.Move[]> => {
  const moves = new Map(first.map(move => [move.page.id, move]))
  let roots = [...first]
  while (roots.length > 0) {
    const found = [...roots, ...(await movesBelow(world, roots, moves))]
    for (const move of found) moves.set(move.page.id, move)
    roots = await movesOfTranslations(world, found, moves)
    for (const move of roots) moves.set(move.page.id, move)
  }
  return [...moves.values()]
}

type Moves = ReadonlyMap<number, store.Move>

const movesBelow = async (
  world: MoveContext,
  roots: readonly store.Move[],
  known: Moves,
): Promise<store.Move[]> => {
  // The home page counts as above nothing, or every page of its locale would move with it.
  const above = new Map(
    roots.filter(({ page, to }) => page.slug !== '' && to !== '').map(move => [move.page.id, move]),
  )
  const nearest = await store.findBelow(
    world.db,
    [...above.values()].map(({ page }) => page),
  )
  const below = await store.findPages(
    world.db,
    [...nearest.keys()].filter(id => !known.has(id)),
  )
  const followed = await findAllFollowed(world, below)
  return below.flatMap(page => {
    const root = above.get(nearest.get(page.id) ?? 0)
    if (!root || followed.has(page.id)) return []
    const to = root.to + page.slug.slice(root.page.slug.length)
    // A page type with a slug prefix keeps its pages under that prefix.
    const leavesPrefix =
      isWithinPrefix(world.registry, page, page.slug) && !isWithinPrefix(world.registry, page, to)
    return leavesPrefix ? [] : [{ page, to }]
  })
}

const movesOfTranslations = async (
  { db, settings }: MoveContext,
  sources: readonly store.Move[],
  known: Moves,
): Promise<store.Move[]> => {
  const slugs = new Map(sources.map(({ page, to }) => [page.id, to]))
  const translations = await store.findTranslations(db, [...slugs.keys()], settings.customSlugLocales)
  return translations.flatMap(page => {
    const to = slugs.get(page.sourcePageID ?? 0)
    return to === undefined || known.has(page.id) ? [] : [{ page, to }]
  })
}

/** The pages whose slugs translations follow, by translation. */
const findAllFollowed = async (
  { db, settings }: MoveContext,
  pages: readonly PageRecord[],
): Promise<Map<number, PageRecord>> => {
  const following = pages.filter(({ locale }) => !settings.customSlugLocales.includes(locale))
  const sources = await store.findPages(
    db,
    following.flatMap(({ sourcePageID }) => sourcePageID ?? []),
  )
  const byID = new Map(sources.map(source => [source.id, source]))
  return new Map(
    following.flatMap(({ id, sourcePageID }) => {
      const source = byID.get(sourcePageID ?? 0)
      return source ? [[id, source] as const] : []
    }),
  )
}

/** A page may take the path of another page that moves along. */
const findTaken = async (db: Kysely<DB>, moves: readonly store.Move[]): Promise<Set<number>> => {
  const moving = new Set(moves.map(({ page }) => page.id))
  const holders = await store.findPagesAt(
    db,
    moves.map(({ page, to }) => ({ locale: page.locale, slug: to })),
  )
  const takenKeys = new Set(
    holders.filter(({ id }) => !moving.has(id)).map(({ locale, slug }) => `${locale}/${slug}`),
  )
  return new Set(
    moves.filter(({ page, to }) => takenKeys.has(`${page.locale}/${to}`)).map(({ page }) => page.id),
  )
}
