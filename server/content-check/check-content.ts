import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { contentMismatches, type Mismatch } from '@ximblox/blocks/content-mismatches'
import type { App } from '../app-context.ts'
import { isReadable } from '../live/readable.ts'
import { contentOf } from '../pages/content.ts'
import { changedSince, definitionsOf, hashOfDefinitions } from './definitions.ts'
import * as store from './store.ts'
import { addUses } from './uses.ts'

type Context = Pick<App, 'db' | 'registry' | 'now'>

interface Options {
  signal?: AbortSignal
  /** Compares every page, also those that were compared with the same definitions before. */
  everything?: boolean
  /** Leaves the database and the process to others between batches. */
  inBackground?: boolean
}

const batchSize = 50
/** Mismatches kept of one version. */
const kept = 10
/** Clocks of several nodes differ, and a transaction may commit a while after the time that it notes. */
const margin = 5 * 60_000
/** The event loop is not held longer than this at a time, apart from a single version. */
const slice = 8

/**
 * Compares the newest and published versions of all pages with the definitions, and keeps what does not match for
 * everybody to read. Goes on where a check was interrupted; gives the run, or nothing when another took over.
 */
export const checkContent = async (
  app: Context,
  { signal = new AbortController().signal, everything = false, inBackground = false }: Options = {},
): Promise<store.Run | undefined> => {
  const run = await openRun(app, everything)
  while (true) {
    signal.throwIfAborted()
    const began = performance.now()
    const pageIDs = await store.nextPageIDs(app.db, run, batchSize)
    const last = pageIDs.at(-1)
    if (last === undefined) break
    const found = await checkPages(app, run, pageIDs, signal)
    run.afterPage = last
    run.pages += pageIDs.length
    if (!(await store.keepBatch(app.db, run, pageIDs, found))) return
    if (inBackground) await wait(performance.now() - began, undefined, { signal, ref: false })
  }
  // A definition that no page uses is free to change: nothing stored depends on what it was.
  run.changed = run.changed.filter(({ pages }) => pages > 0)
  run.finishedAt = app.now()
  const { finishedAt, changed } = run
  const isKept = await app.db.transaction().execute(async trx => {
    if (!(await store.finishRun(trx, run, finishedAt, changed))) return false
    await store.recordDefinitions(trx, definitionsOf(app.registry), changed)
    return true
  })
  return isKept ? run : undefined
}

const openRun = async ({ db, registry, now }: Context, everything: boolean): Promise<store.Run> => {
  const last = await store.readRun(db)
  const definitions = hashOfDefinitions(registry)
  const isSame = last?.definitions === definitions
  if (last && isSame && !last.finishedAt && !(everything && last.since)) return last
  const since = last && isSame && !everything ? new Date(last.beganAt.getTime() - margin) : null
  const changed =
    last && since ? last.changed : changedSince(await store.readDefinitions(db), definitionsOf(registry))
  const run = { definitions, since, beganAt: now(), changed }
  await store.beginRun(db, run)
  return { ...run, finishedAt: null, afterPage: 0, pages: 0 }
}

const checkPages = async (
  { db, registry }: Context,
  run: store.Run,
  pageIDs: readonly number[],
  signal: AbortSignal,
): Promise<store.VersionMismatches[]> => {
  const found: store.VersionMismatches[] = []
  const uses = run.since === null ? addUses(registry, run.changed) : () => {}
  let sliceBegan = performance.now()
  for (const row of await store.readVersions(db, pageIDs)) {
    const version = 'longID' in row ? await store.readLongVersion(db, row.longID) : row
    if (!version) continue
    uses(version)
    const mismatches = isReadable(version)
      ? contentMismatches(registry, contentOf(version, version.type), { isDraft: !version.sealed })
      : [unreadable]
    if (mismatches.length > 0)
      found.push({
        versionID: version.id,
        pageID: version.pageID,
        mismatches: mismatches.slice(0, kept).map(shortened),
        total: mismatches.length,
      })
    if (performance.now() - sliceBegan < slice) continue
    await setImmediate(undefined, { signal })
    sliceBegan = performance.now()
  }
  return found
}

const unreadable: Mismatch = { kind: 'unreadable', type: '', property: 'blocks' }

/** Names in stored content may be of any length. */
const shortened = ({ kind, type, property }: Mismatch): Mismatch => ({
  kind,
  type: cut(type, 64),
  property: cut(property, 200),
})

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text
