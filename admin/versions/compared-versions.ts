import type { Page } from '@ximblox/contract/pages'

type Versions = Pick<Page, 'publishedVersionID'> & { pageVersion: Pick<Page['pageVersion'], 'id'> }

/**
 * Which versions an address compares: the newest unless it names one, with the one that is live unless it names one.
 * Before there is `0` where everything is new.
 */
export const comparedVersions = (
  { publishedVersionID, pageVersion }: Versions,
  { from, until }: { from?: string; until?: string },
): { before: number; after: number } => {
  const after = versionIn(until) ?? pageVersion.id
  const before = versionIn(from) ?? publishedVersionID
  return { before, after }
}

const versionIn = (text = ''): number | undefined => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined)
