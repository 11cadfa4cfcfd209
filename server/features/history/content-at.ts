import { completeContent } from '@ximblox/blocks/complete'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { VersionContent } from '@ximblox/contract/pages'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { withFileHashes } from '../media/file-hashes.ts'
import { contentOf } from '../pages/content.ts'
import { findPage, findVersion } from '../pages/store.ts'

/**
 * The content of a version as it would be opened today. Otherwise a field that its type gained later would look like a
 * change.
 */
export const contentAt = async ({ db, registry }: App, versionID: number): Promise<VersionContent> => {
  const version = await findVersion(db, versionID)
  const page = version && (await findPage(db, version.pageID))
  if (!page) throw refuse('pageNotFound')
  const content = upgradeContent(registry, contentOf(version, page.type))
  return withFileHashes(db, completeContent(registry, content))
}
