import { searchText } from '@ximblox/blocks/search-text'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { Kysely } from 'kysely'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { contentOf } from './content.ts'
import { findVersions, putWords, type Version } from './draft-word-store.ts'

/** The maximum length of the searchable text, in characters. PostgreSQL limits the words of a page to 1 MB. */
const maxLength = 200_000

/**
 * Stores the words by which users find a page: those of its newest content and, while that is not published, those of
 * its published content.
 */
export const indexWords = async (app: App, db: Kysely<DB>, pageID: number): Promise<void> => {
  const text = (await findTexts(app, db, [pageID])).get(pageID) ?? ''
  await putWords(db, pageID, text.slice(0, maxLength).toWellFormed())
}

/** The texts by which users find pages: of their newest and, while they differ, of their published content. */
export const findTexts = async (
  app: App,
  db: Kysely<DB>,
  pageIDs: readonly number[],
): Promise<Map<number, string>> => {
  const texts = new Map<number, string>()
  for (const version of await findVersions(db, pageIDs)) {
    const newer = texts.get(version.pageID)
    const text = textOf(app, version)
    texts.set(version.pageID, newer === undefined ? text : `${newer}\n${text}`)
  }
  return texts
}

/** Content that this code cannot read is found by its title, and never keeps anything from being saved. */
const textOf = ({ registry, log }: App, { type, ...version }: Version): string => {
  try {
    return searchText(registry, upgradeContent(registry, contentOf(version, type)))
  } catch (error) {
    log.warn({ err: error, pageID: version.pageID }, 'the words of a page could not be read')
    return version.title
  }
}
