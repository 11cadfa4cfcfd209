import { completeContent } from '@ximblox/blocks/complete'
import { fitTexts } from '@ximblox/blocks/fit-texts'
import { mapFields } from '@ximblox/blocks/map-fields'
import type { Registry } from '@ximblox/blocks/registry'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import { withoutDerived } from '@ximblox/blocks/without-derived'
import { errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import { rowOf, withSharedCopies } from '../pages/content.ts'
import { completeImportedPage, insertImportedPage } from '../pages/import-store.ts'
import { findHolder, findLive } from '../pages/shared-props-store.ts'
import { findPage, insertVersion, setHead } from '../pages/store.ts'
import { fitsSizeLimit } from '../pages/write-head.ts'
import { writeLive } from '../publication/go-live.ts'
import { putSchedule } from '../publication/schedule-store.ts'
import { contentErrors, describeError } from './content-errors.ts'
import { type PageFile, pageFileSchema, type ScheduleFile, type VersionName, versionNames } from './format.ts'
import { takeIDs } from './import-store.ts'
import type { SiteFolder } from './read-folder.ts'
import type { PagePart } from './read-pages.ts'
import { type IDOf, readContent } from './stored-content.ts'
import type { Times } from './times.ts'
import type { FolderErrors } from './transfer-error.ts'

export type PagesTarget = Pick<App, 'registry' | 'now' | 'reportUpgradeFailure'>

/** Creates all pages without content, so that contents can refer to any of them. Returns their ids by key. */
export const createPages = async (
  { db }: Transaction,
  parts: ReadonlyMap<string, PagePart>,
  { actor, now, times }: { actor: Actor; now: Date; times: Times },
): Promise<Map<string, number>> => {
  const keys = [...parts.keys()]
  const taken = await takeIDs(db, 'page', keys.length)
  const ids = new Map(keys.map((key, index) => [key, taken[index] ?? 0]))
  for (const {
    key,
    translationOf,
    locale,
    type,
    slug,
    createdAt,
    firstPublishedAt,
    ...part
  } of parts.values())
    await insertImportedPage(db, {
      id: ids.get(key) ?? 0,
      groupID: ids.get(translationOf ?? key) ?? 0,
      locale,
      type,
      slug,
      authorID: actor.id,
      createdAt: times.at(createdAt) ?? now,
      firstLiveAt:
        times.at(firstPublishedAt) ?? (part.isPublished ? (times.at(part.publishedAt) ?? now) : null),
    })
  return ids
}

interface Writing {
  folder: SiteFolder
  ids: ReadonlyMap<string, number>
  idOf: IDOf
  actor: Actor
  times: Times
  errors: FolderErrors
}

/** Writes the contents of a page and publishes it, by the rules of the API. */
export const importPage = async (
  target: PagesTarget,
  tx: Transaction,
  part: PagePart,
  { folder, ids, idOf, actor, times, errors }: Writing,
): Promise<void> => {
  const id = ids.get(part.key)
  const file = await folder.readJson(part.at, pageFileSchema)
  if (id === undefined || !file) return
  const report = (error: string) => errors.add(part.at, error)
  const contents = await readVersions(target, tx, file, { pageID: id, idOf, times, report })
  if (!contents) return

  const groupID = ids.get(part.translationOf ?? part.key) ?? id
  const versions = new Map<VersionName, { id: number; title: string }>()
  for (const [name, { content, at }] of contents) {
    const shared =
      name === 'published' ? await findLive(tx.db, groupID) : await findHolder(tx.db, { id, groupID })
    const stored = withSharedCopies(target.registry, content, shared)
    const row = { ...rowOf(stored), revision: versions.size + 1, kind: 'imported', sealed: true } as const
    versions.set(name, { id: await insertVersion(tx.db, id, actor.id, at, row), title: content.title })
  }
  const head = versions.get('draft') ?? versions.get('published')
  if (!head) throw new Error(`${part.at} has no content`)
  const updatedAt = times.at(file.updatedAt) ?? target.now()
  await setHead(tx.db, id, { ...head, authorID: actor.id, now: updatedAt })
  const [published, live] = [contents.get('published'), versions.get('published')]
  if (published && live) {
    const page = await findPage(tx.db, id)
    if (!page) throw new Error(`page ${id} was not created`)
    await writeLive(target, tx, { page, version: live, actor, detail: { imported: true } }, published.content)
  }
  await completeImportedPage(tx.db, id, {
    sourceID: (file.source !== undefined && ids.get(file.source)) || null,
    publishedAt: live ? (times.at(file.publishedAt) ?? target.now()) : null,
    updatedAt,
  })
  const scheduled = versions.get('scheduled') ?? head
  if (file.schedule)
    await putSchedule(
      tx.db,
      scheduleOf(file.schedule, { id, scheduled, ids, actor, times, now: target.now() }),
    )
}

/** The versions of a page in the order in which they came about; undefined when one of them has errors. */
const readVersions = async (
  { registry, now, reportUpgradeFailure }: PagesTarget,
  { db }: Transaction,
  file: PageFile,
  {
    pageID,
    idOf,
    times,
    report,
  }: { pageID: number; idOf: IDOf; times: Times; report: (error: string) => void },
): Promise<Map<VersionName, { content: VersionContent; at: Date }> | undefined> => {
  const contents = new Map<VersionName, { content: VersionContent; at: Date }>()
  let isValid = true
  for (const name of versionNames) {
    const version = file[name]
    if (!version) continue
    const { content, errors, unknownKeys } = readContent(version, file.type, idOf)
    for (const error of unknownKeys) report(`${name}: ${error}`)
    const upgraded =
      content &&
      fitTexts(
        registry,
        movedDays(registry, upgradeContent(registry, content, reportUpgradeFailure(pageID)), times),
      )
    const all = [
      ...errors,
      ...(upgraded ? await contentErrors(registry, db, upgraded, { isDraft: isDraft(file, name) }) : []),
      ...(upgraded && !fitsSizeLimit(rowOf(upgraded)) ? [errorAt('blocks', 'contentTooLarge')] : []),
    ]
    for (const entry of all) report(describeError(name, entry))
    isValid &&= all.length === 0 && unknownKeys.length === 0
    if (upgraded)
      contents.set(name, { content: stored(registry, upgraded), at: times.at(version.updatedAt) ?? now() })
  }
  return isValid ? contents : undefined
}

const movedDays = (registry: Registry, content: VersionContent, times: Times): VersionContent =>
  mapFields(registry, content, ({ kind }, value) =>
    (kind === 'date' || kind === 'datetime') && typeof value === 'string' ? times.day(value) : value,
  )

const stored = (registry: Registry, content: VersionContent): VersionContent =>
  withoutDerived(completeContent(registry, content))

/** What is scheduled to be published has to be fit for it. */
const isDraft = ({ scheduled, schedule }: PageFile, name: VersionName): boolean =>
  name === 'draft' && (scheduled !== undefined || schedule?.publishAt === undefined)

interface Scheduling {
  id: number
  scheduled: { id: number }
  ids: ReadonlyMap<string, number>
  actor: Actor
  times: Times
  now: Date
}

const scheduleOf = (
  { publishAt, unpublishAt, zone, leave, to = '', page, url, at }: ScheduleFile,
  { id, scheduled, ids, actor, times, now }: Scheduling,
): Parameters<typeof putSchedule>[1] => {
  const pageID = page === undefined ? undefined : ids.get(page)
  return {
    pageID: id,
    versionID: publishAt === undefined ? null : scheduled.id,
    publishAt: times.at(publishAt) ?? null,
    unpublishAt: times.at(unpublishAt) ?? null,
    zone,
    leave,
    target: pageID !== undefined ? { pageID } : url !== undefined ? { url } : null,
    to,
    actorID: actor.id,
    at: times.at(at) ?? now,
  }
}
