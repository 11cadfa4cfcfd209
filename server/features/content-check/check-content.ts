import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { contentMismatches, type Mismatch } from '@ximblox/blocks/content-mismatches'
import type { App } from '../../kernel/app-context.ts'
import { isReadable } from '../../kernel/live/readable.ts'
import { contentOf } from '../pages/content.ts'
import { changedSince, definitionsOf, hashOfDefinitions } from './definitions.ts'
import * as store from './store.ts'
import { addUses } from './uses.ts'

type Context = Pick<App, 'db' | 'registry' | 'now'>

interface Options {
  signal?: AbortSignal
  /** Compares all pages, including those already compared with the same definitions. */
  everything?: boolean
  /** Pauses between batches, to leave the database and the process to other work. */
  inBackground?: boolean
}

const batchSize = 50
/** The number of mismatches stored per version. */
const maxStored = 10
/** In milliseconds. The clocks of nodes differ, and a transaction may commit some time after the time it recorded. */
const clockMargin = 5 * 60_000
/** The longest time in milliseconds that the event loop is blocked, apart from a single version. */
const maxBlocking = 8

/**
 * Compares the latest and published versions of all pages with the definitions and stores the mismatches. Continues an
 * interrupted check. Returns the run, or undefined if another node took over.
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
  // A definition that no page uses may change freely, because no stored content depends on it.
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
  const since = last && isSame && !everything ? new Date(last.beganAt.getTime() - clockMargin) : null
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
        mismatches: mismatches.slice(0, maxStored).map(shortened),
        total: mismatches.length,
      })
    if (performance.now() - sliceBegan < maxBlocking) continue
    await setImmediate(undefined, { signal })
    sliceBegan = performance.now()
  }
  return found
}

const unreadable: Mismatch = { kind: 'unreadable', type: '', property: 'blocks' }

/** Names in stored content can have any length. */
const shortened = ({ kind, type, property }: Mismatch): Mismatch => ({
  kind,
  type: cut(type, 64),
  property: cut(property, 200),
})

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text
