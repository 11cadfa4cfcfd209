import type { VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { versionIDOf } from '@ximblox/contract/rules/ids'

type Versions = Pick<Page, 'publishedVersionID'> & { pageVersion: Pick<Page['pageVersion'], 'id'> }

/**
 * The versions that a URL compares, by default the latest with the live one. `before` is 0 if there is none, so that
 * everything is new.
 */
export const comparedVersions = (
  { publishedVersionID, pageVersion }: Versions,
  { from, until }: { from?: string; until?: string },
): { before: VersionID; after: VersionID } => {
  const after = versionIn(until) ?? pageVersion.id
  const before = versionIn(from) ?? publishedVersionID
  return { before, after }
}

const versionIn = (text = ''): VersionID | undefined => {
  const id = versionIDOf(text)
  return id === 0 ? undefined : id
}
