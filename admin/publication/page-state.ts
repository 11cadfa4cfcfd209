import type { Page } from '@ximblox/contract/pages'
import { versionIDOf } from '@ximblox/contract/rules/ids'

/** The published ids do not tell, because a request clears them. */
export const isLive = ({ state }: Pick<Page, 'state'>): boolean =>
  state === 'published' || state === 'unpublished-changes'

/** Requesting publication clears both published ids in the editor's state. See docs/rules.md, The editor. */
export const afterRequest = (page: Page): Page => ({
  ...page,
  publishedVersionID: versionIDOf(0),
  publishedID: 0,
})

export const isScheduled = ({ scheduled }: Page): boolean =>
  scheduled.publishAt !== null || scheduled.unpublishAt !== null || scheduled.failure !== null
