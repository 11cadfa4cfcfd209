import { pageFiles } from '@ximblox/blocks/page-files'
import { contentOfHash, pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { App } from '../../kernel/app-context.ts'
import type { FileAnswer } from '../../kernel/http/file-answer.ts'
import { findReplaced } from './former-content-store.ts'
import { keptSince } from './former-contents.ts'
import { type FileRecord, type FileUses, findFiles } from './page-file-store.ts'

/** What is at an address by now. */
export interface Replacement {
  file: FileRecord
  hash: string
}

type Searching = Pick<App, 'db' | 'now'>

/** The content of a page's file in place of one that was replaced a short time ago. */
export const findReplacement = async (
  app: Searching,
  { group, hash }: { group: string; hash: string },
  uses: FileUses | undefined,
): Promise<Replacement | undefined> => {
  const former = contentOfHash(hash)
  if (!uses || !former) return
  const candidates = pageFiles(uses).filter(
    use => use.group === group && pageFileHash(former, use.cropParams) === hash,
  )
  const files = await filesThatHad(
    app,
    former,
    candidates.map(({ fileID }) => fileID),
  )
  for (const { fileID, cropParams } of candidates) {
    const file = files.get(fileID)
    if (file) return { file, hash: pageFileHash(file.hash, cropParams) }
  }
}

/** The files among these that had a content, by id. */
export const filesThatHad = async (
  { db, now }: Searching,
  former: string,
  fileIDs: readonly number[],
): Promise<Map<number, FileRecord>> =>
  findFiles(db, await findReplaced(db, former, fileIDs, keptSince(now())))

/**
 * Leads from replaced content to what is there instead. It is asked for again each time, because the
 * replacement can be undone.
 */
export const movedTo = (location: string): FileAnswer => ({
  status: 302,
  headers: {
    location,
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  },
  body: null,
})
