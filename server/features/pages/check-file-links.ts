import { fileLinksIn } from '@ximblox/blocks/file-links'
import type { Registry } from '@ximblox/blocks/registry'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findSharedFileIDs } from '../media/store.ts'

/** Finds links to files that visitors cannot open because they are not shared or do not exist. */
export const brokenFileLinks = async (
  registry: Registry,
  db: Kysely<DB>,
  content: VersionContent,
  at: { blocks: string; props: string },
): Promise<ErrorEntry[]> => {
  const links = fileLinksIn(registry, content, at)
  const shared = await findSharedFileIDs(db, [...new Set(links.map(({ fileID }) => fileID))])
  const broken = links.filter(({ fileID }) => !shared.has(fileID)).map(({ property }) => property)
  return [...new Set(broken)].map(property => errorAt(property, 'brokenReference'))
}
