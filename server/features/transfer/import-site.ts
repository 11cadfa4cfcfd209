import type { Kysely } from 'kysely'
import type { ContentEvents } from '../../kernel/content/events.ts'
import { siteTag } from '../../kernel/content/tags.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { createMissingGlobals } from '../globals/create-missing.ts'
import { insertMissingMenus } from '../menus/store.ts'
import { deleteFirstGlobals } from '../pages/import-store.ts'
import { readLocales, starterContentKey, writeSetting } from '../settings/store.ts'
import { importLibrary, importTags } from './import-library.ts'
import { importMedia, type MediaTarget, type StoredMedia } from './import-media.ts'
import { importMenus } from './import-menus.ts'
import { createPages, importPage, type PagesTarget } from './import-pages.ts'
import { importRedirects } from './import-redirects.ts'
import * as store from './import-store.ts'
import { importSynonyms } from './import-synonyms.ts'
import { openSiteFolder, type SiteFolder } from './read-folder.ts'
import { type PagePart, readPageParts } from './read-pages.ts'
import { type Parts, readParts } from './read-parts.ts'
import type { ReferenceKind } from './references.ts'
import type { IDOf } from './stored-content.ts'
import { asOfNow, asWritten, type Times } from './times.ts'
import { collectErrors, type FolderErrors, TransferError } from './transfer-error.ts'

export interface ImportTarget extends MediaTarget, PagesTarget {
  content: Pick<ContentEvents, 'announce' | 'changed'>
  /** Names of the menus that exist in each locale. */
  menus: SiteConfig['menus']
}

export interface Imported {
  pages: number
  files: number
}

/**
 * Imports a folder into an empty site. Everything is read and checked before the first row is written, the contents of
 * files are stored before the rows that refer to them, and all rows are written in one transaction. With `isStarter`, the
 * folder is part of the project: its files are stored as it describes them, and it is as old as if it had been finished now.
 */
export const importSite = async (
  target: ImportTarget,
  path: string,
  report: (progress: string) => void,
  { isStarter = false }: { isStarter?: boolean } = {},
): Promise<Imported> => {
  const errors = collectErrors()
  report('reading the folder')
  const folder = await openSiteFolder(path, errors)
  errors.refuseAny()
  const parts = await readParts(folder, errors)
  const pages = await readPageParts(folder, target.registry, errors)
  errors.refuseAny()
  await refuseUnlessEmpty(target.db)
  await refuseOtherDefault(target.db, parts)
  const media = await importMedia(target, folder, parts.media, { isTrusted: isStarter, errors, report })
  errors.refuseAny()
  const times = isStarter ? asOfNow(pages.values(), target.now()) : asWritten
  await inTransaction(target, tx =>
    writeSite(target, tx, { folder, parts, pages, media, times, errors, report }),
  )
  return { pages: pages.size, files: media.length }
}

interface Site {
  folder: SiteFolder
  parts: Parts
  pages: ReadonlyMap<string, PagePart>
  media: readonly StoredMedia[]
  times: Times
  errors: FolderErrors
  report(progress: string): void
}

const writeSite = async (
  target: ImportTarget,
  tx: Transaction,
  { folder, parts, pages, media, times, errors, report }: Site,
): Promise<void> => {
  const { db } = tx
  if (!(await store.tryLockLoading(db, lockKeys.siteImport)))
    throw new TransferError('another process is loading content into this site')
  await refuseUnlessEmpty(db)
  const [actor, now] = [await store.findFirstUser(db), target.now()]
  const { locales, publication } = parts.site
  if (locales) await writeSetting(db, 'locales', locales)
  if (publication) await writeSetting(db, 'publication', publication)
  await deleteFirstGlobals(db)
  const tagIDs = await importTags(db, parts.tags, errors)
  const library = { folders: parts.folders, media, tagIDs }
  const fileIDs = await importLibrary(db, library, { actor, now, times, errors })
  const pageIDs = await createPages(tx, pages, { actor, now, times })
  const idOf = await idsOf(db, { page: pageIDs, file: fileIDs, tag: tagIDs })
  let number = 0
  for (const part of pages.values()) {
    report(`page ${(number += 1)} of ${pages.size}`)
    await importPage(target, tx, part, { folder, ids: pageIDs, idOf, actor, times, errors })
  }
  await importRedirects(db, parts.redirects, { idOf, now, times, errors })
  await importSynonyms(db, parts.synonyms, errors)
  await importMenus(db, parts.menus, { idOf, now, errors })
  errors.refuseAny()
  const { availableLocales } = await readLocales(db)
  await insertMissingMenus(db, target.menus, availableLocales)
  await createMissingGlobals(db, target.registry, availableLocales, now)
  await writeSetting(db, starterContentKey, 'loaded')
  await recordAudit(db, actor, 'settings.import', 'settings', 0, { pages: pages.size, files: media.length })
  tx.touch(siteTag)
}

/** Of each kind, one id is taken that no row gets: it stands for what was deleted before the export. */
const idsOf = async (
  db: Kysely<DB>,
  ids: Record<ReferenceKind, ReadonlyMap<string, number>>,
): Promise<IDOf> => {
  const deleted = new Map<ReferenceKind, number | undefined>()
  for (const kind of ['page', 'file', 'tag'] as const)
    deleted.set(kind, (await store.takeIDs(db, kind, 1))[0])
  return (kind, key) => (key === null ? deleted.get(kind) : ids[kind].get(key))
}

/** True when the site has anything that an import would have to replace. */
export const hasContent = async (db: Kysely<DB>): Promise<boolean> => (await countedContent(db)).length > 0

const countedContent = async (db: Kysely<DB>) =>
  Object.entries(await store.countContent(db)).filter(([, count]) => count > 0)

const refuseUnlessEmpty = async (db: Kysely<DB>): Promise<void> => {
  const found = await countedContent(db)
  if (found.length === 0) return
  throw new TransferError(
    `the site is not empty, it has ${found.map(([name, count]) => `${count} ${name}`).join(', ')}: import into a new one, which needs no start before`,
  )
}

/** All paths depend on the default language, so it is fixed at the first start. */
const refuseOtherDefault = async (db: Kysely<DB>, { site }: Parts): Promise<void> => {
  const { locales } = site
  if (!locales) return
  const { defaultLocale } = await readLocales(db)
  if (locales.defaultLocale !== defaultLocale)
    throw new TransferError(
      `the default language of the folder is ${locales.defaultLocale}, that of this site is ${defaultLocale}`,
    )
  if (!locales.availableLocales.includes(defaultLocale))
    throw new TransferError(`availableLocales lacks the default language ${defaultLocale}`)
}
