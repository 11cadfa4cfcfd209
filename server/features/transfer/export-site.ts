import { completeContent } from '@ximblox/blocks/complete'
import type { Registry } from '@ximblox/blocks/registry'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import { withoutDerived } from '@ximblox/blocks/without-derived'
import type { MenuItem } from '@ximblox/contract/menus'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Transaction } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { isReadable } from '../../kernel/live/readable.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { contentOf } from '../pages/content.ts'
import { asVisible } from '../pages/shared-values.ts'
import type { VersionRecord } from '../pages/store.ts'
import { contentErrors, describeError } from './content-errors.ts'
import * as store from './export-store.ts'
import type {
  MediaFile,
  MenuItemFile,
  MenusFile,
  PageFile,
  RedirectsFile,
  ScheduleFile,
  SiteFile,
  TagsFile,
  VersionName,
} from './format.ts'
import { type KeyOf, keyedContent } from './keyed-content.ts'
import { layout, mediaFile, metadataSuffix, pageFile, pageKey } from './layout.ts'
import { type FolderWriter, writeSiteFolder } from './write-folder.ts'

export interface ExportSource {
  db: Database
  registry: Registry
  storage: Storage
}

export interface Exported {
  pages: number
  files: number
  /** How much there is of what is not exported. */
  leftOut: Record<string, number>
  /** What an import will refuse, and content that the storage has lost. */
  warnings: string[]
}

/** The keys of pages by id, and nothing for null. */
type PageKeys = ReadonlyMap<number | null, string>

const batchSize = 100

/**
 * Writes the content of a site into a folder, as it is at one moment; the site stays in use. The content of files never
 * changes and is kept for a day after its last use, so the database is left before it is copied.
 */
export const exportSite = (
  { db, registry, storage }: ExportSource,
  folder: string,
  report: (progress: string) => void,
): Promise<Exported> =>
  writeSiteFolder(folder, async writer => {
    const { files, ...exported } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(trx => writeContent(trx, registry, writer, report))
    const lost = await writeFiles(storage, writer, files, report)
    return { ...exported, files: files.length, warnings: [...exported.warnings, ...lost] }
  })

const writeContent = async (
  db: Transaction<DB>,
  registry: Registry,
  writer: FolderWriter,
  report: (progress: string) => void,
) => {
  report('reading the site')
  const pages = await store.readPages(db)
  const files = await store.readFiles(db)
  const tags = await store.readTags(db)
  const { keyOf, pageKeys, broken } = keysOf(pages, files, tags)
  const { locales, publication } = await store.readSettings(db)
  const site: SiteFile = {
    format: 1,
    locales: {
      availableLocales: locales.availableLocales,
      defaultLocale: locales.defaultLocale,
      customSlugLocales: locales.customSlugLocales,
    },
    ...(publication && { publication: { allowOwnRequests: publication.allowOwnRequests } }),
  }
  await writer.json(layout.site, site)
  await writer.json(layout.tags, tagsFile(tags))
  await writer.json(layout.folders, (await store.readFolders(db)).toSorted())
  for (const file of files) {
    await writer.json(`${mediaFile(file.path)}${metadataSuffix}`, metadataOf(file, keyOf))
  }
  for (const [locale, menus] of menusByLocale(await store.readMenus(db), keyOf))
    await writer.json(`${layout.menus}/${locale}.json`, menus)
  const redirects = redirectsByLocale(await store.readRedirects(db), pageKeys)
  for (const [locale, rows] of redirects.byLocale)
    await writer.json(`${layout.redirects}/${locale}.json`, rows)
  const synonyms = await store.readSynonyms(db)
  if (Object.keys(synonyms).length > 0) await writer.json(layout.synonyms, synonyms)
  const warnings = await writePages(db, registry, writer, { pages, keyOf, pageKeys, locales, report })
  const leftOut = {
    ...(await store.countLeftOut(db)),
    'redirects to deleted pages': redirects.leftOut,
    'references to what was deleted': broken.size,
  }
  return { pages: pages.length, files, leftOut, warnings }
}

interface Pages {
  pages: readonly store.PageHead[]
  keyOf: KeyOf
  pageKeys: PageKeys
  locales: { defaultLocale: string }
  report: (progress: string) => void
}

const writePages = async (
  db: Transaction<DB>,
  registry: Registry,
  writer: FolderWriter,
  { pages, keyOf, pageKeys, locales, report }: Pages,
): Promise<string[]> => {
  const schedules = new Map((await store.readSchedules(db)).map(row => [row.pageID, row]))
  const leaders = leadersOf(pages, locales.defaultLocale)
  const warnings: string[] = []
  for (let from = 0; from < pages.length; from += batchSize) {
    report(`page ${from + 1} of ${pages.length}`)
    const batch = pages.slice(from, from + batchSize)
    const ids = batch.flatMap(page => [...versionIDs(page, schedules.get(page.id)).values()])
    const versions = await store.readVersions(db, ids)
    for (const page of batch) {
      const schedule = schedules.get(page.id)
      const leader = leaders.get(page.groupID)
      const file: PageFile = {
        type: page.type,
        ...(leader && leader !== page && { translationOf: pageKey(leader) }),
        ...optional('source', pageKeys.get(page.sourceID)),
        createdAt: page.createdAt.toISOString(),
        updatedAt: page.updatedAt.toISOString(),
        ...optional('firstPublishedAt', page.firstLiveAt?.toISOString()),
        ...optional('publishedAt', page.publishedAt?.toISOString()),
        ...(schedule && { schedule: scheduleFile(schedule, pageKeys) }),
      }
      for (const [name, id] of versionIDs(page, schedule)) {
        const row = versions.get(id)
        if (!row) throw new Error(`version ${id} of page ${page.id} is missing`)
        const { content, errors } = await readVersion(db, registry, page, row, name)
        file[name] = keyedContent(content, row.updatedAt, keyOf)
        warnings.push(...errors.map(error => `${pageFile(page)}: ${error}`))
      }
      await writer.json(pageFile(page), file)
    }
  }
  return warnings
}

/** The versions that a page consists of, without those that are the same. */
const versionIDs = (
  { headID, liveID }: store.PageHead,
  schedule: store.ScheduleRow | undefined,
): Map<VersionName, number> => {
  const ids = new Map<VersionName, number>()
  const scheduledID = schedule?.versionID ?? null
  if (liveID !== null) ids.set('published', liveID)
  if (scheduledID !== null && scheduledID !== headID) ids.set('scheduled', scheduledID)
  if (headID !== liveID) ids.set('draft', headID)
  return ids
}

const readVersion = async (
  db: Transaction<DB>,
  registry: Registry,
  page: store.PageHead,
  row: VersionRecord,
  name: VersionName,
): Promise<{ content: VersionContent; errors: string[] }> => {
  const stored = contentOf(
    name === 'published' ? await asVisible({ registry, db }, page, row) : row,
    page.type,
  )
  const content = withoutDerived(completeContent(registry, upgradeContent(registry, stored)))
  const errors = await contentErrors(registry, db, content, { isDraft: name === 'draft' })
  const unreadable = isReadable(row) ? [] : [`${name}: has parts that are no content and were left out`]
  return { content, errors: [...unreadable, ...errors.map(entry => describeError(name, entry))] }
}

/** The page that stands for each group of translations: that of the default locale if there is one. */
const leadersOf = (pages: readonly store.PageHead[], defaultLocale: string): Map<number, store.PageHead> => {
  const leaders = new Map<number, store.PageHead>()
  const rank = ({ locale }: store.PageHead) => (locale === defaultLocale ? '' : locale)
  for (const page of pages) {
    const leader = leaders.get(page.groupID)
    if (!leader || rank(page) < rank(leader)) leaders.set(page.groupID, page)
  }
  return leaders
}

const keysOf = (
  pages: readonly store.PageHead[],
  files: readonly store.FileRow[],
  tags: readonly store.TagRow[],
) => {
  const keys = {
    page: new Map<number | null, string>(pages.map(page => [page.id, pageKey(page)])),
    file: new Map(files.map(({ id, path }) => [id, path])),
    tag: new Map(tags.map(({ id, kind, name }) => [id, `${kind}/${name}`])),
  }
  const broken = new Set<string>()
  const keyOf: KeyOf = (kind, id) => {
    const key = keys[kind].get(id)
    if (key === undefined) broken.add(`${kind} ${id}`)
    return key
  }
  const pageKeys: PageKeys = keys.page
  return { keyOf, pageKeys, broken }
}

const tagsFile = (tags: readonly store.TagRow[]): TagsFile => {
  const named = (kind: store.TagRow['kind']) =>
    tags
      .filter(tag => tag.isOwn && tag.kind === kind)
      .map(({ name }) => name)
      .toSorted()
  return { public: named('public'), private: named('private') }
}

const metadataOf = (file: store.FileRow, keyOf: KeyOf): MediaFile => {
  const tags = file.tags.flatMap(id => keyOf('tag', id)?.replace(/^private\//, '') ?? [])
  return {
    path: file.path,
    ...optional('sha256', file.hash ?? undefined),
    ...optional('image', imageOf(file)),
    ...optional('video', file.video ?? undefined),
    ...(file.alt !== '' && { alt: file.alt }),
    ...(file.shared && { shared: true }),
    ...(file.focal && { focal: { x: file.focal.x, y: file.focal.y } }),
    ...(tags.length > 0 && { tags: [...new Set(tags)].toSorted() }),
    uploadedAt: file.uploadedAt.toISOString(),
  }
}

const imageOf = ({ width, height, isAnimated }: store.FileRow): MediaFile['image'] =>
  width === null || height === null ? undefined : { width, height, ...(isAnimated && { animated: true }) }

const scheduleFile = (row: store.ScheduleRow, pageKeys: PageKeys): ScheduleFile => ({
  ...optional('publishAt', row.publishAt?.toISOString()),
  ...optional('unpublishAt', row.unpublishAt?.toISOString()),
  zone: row.zone,
  leave: row.leave,
  ...(row.to !== '' && { to: row.to }),
  ...optional('page', pageKeys.get(row.toPageID)),
  ...optional('url', row.toURL ?? undefined),
  at: row.at.toISOString(),
})

const menusByLocale = (
  menus: readonly { name: string; locale: string; items: MenuItem[] }[],
  keyOf: KeyOf,
): Map<string, MenusFile> => {
  const item = ({ key, title, url, pageID, fileID, children }: MenuItem): MenuItemFile => ({
    key,
    title,
    ...optional('url', url),
    ...(pageID !== undefined && { page: keyOf('page', pageID) ?? null }),
    ...(fileID !== undefined && { file: keyOf('file', fileID) ?? null }),
    ...(children.length > 0 && { children: children.map(item) }),
  })
  const sorted = menus.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const byLocale = Map.groupBy(sorted, ({ locale }) => locale)
  return new Map(
    [...byLocale].map(([locale, of]) => [
      locale,
      Object.fromEntries(of.map(({ name, items }) => [name, items.map(item)])),
    ]),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1)

const redirectsByLocale = (rows: readonly store.RedirectRow[], pageKeys: PageKeys) => {
  const kept = rows
    .filter(row => row.pageID === null || pageKeys.has(row.pageID))
    .toSorted((a, b) => (a.slug === b.slug ? compare(a.query, b.query) : compare(a.slug, b.slug)))
  const redirect = (row: store.RedirectRow): RedirectsFile[number] => ({
    from: row.slug,
    ...optional('query', row.query || undefined),
    status: row.status,
    ...optional('page', pageKeys.get(row.pageID)),
    ...optional('url', row.toURL ?? undefined),
    ...optional('leftBy', pageKeys.get(row.leftBy)),
    since: row.since.toISOString(),
  })
  const byLocale = Map.groupBy(kept, ({ locale }) => locale)
  return {
    byLocale: new Map([...byLocale].map(([locale, of]) => [locale, of.map(redirect)])),
    leftOut: rows.length - kept.length,
  }
}

const writeFiles = async (
  storage: Storage,
  writer: FolderWriter,
  files: readonly store.FileRow[],
  report: (progress: string) => void,
): Promise<string[]> => {
  const lost: string[] = []
  for (const [index, { path, hash, size }] of files.entries()) {
    report(`file ${index + 1} of ${files.length}`)
    if (hash === null) continue
    if ((await storage.size(hash)) === size) await writer.stream(mediaFile(path), storage.read(hash))
    else lost.push(`${mediaFile(path)}: the storage has lost its content`)
  }
  return lost
}

const optional = <Name extends string, V>(name: Name, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: V }
