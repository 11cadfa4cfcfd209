import type { PageID, VersionID } from '@ximblox/contract/ids'

/** The expected state of a version. */
export interface ModelVersion {
  id: VersionID
  text: string
  /** The pages that it links to. */
  links: readonly number[]
}

export interface Schedule {
  version: ModelVersion | null
  publishAt: number | null
  unpublishAt: number | null
}

/** The expected state of a page. */
export interface ModelPage {
  id: PageID
  slug: string
  head: ModelVersion
  /** The live version. */
  live: ModelVersion | null
  /** The last live version. */
  lastLive: ModelVersion | null
  /** The response at its paths while it is unpublished. */
  left: 'nothing' | 'gone' | ModelPage
  request: ModelVersion | null
  schedule: Schedule | null
  binnedAt: number | null
  /** The texts of acknowledged saves. */
  saved: string[]
  /** All acknowledged versions by id, with their latest text. */
  versions: Map<number, ModelVersion>
}

export interface Model {
  pages: ModelPage[]
  /** The page that was last public at a path. */
  owners: Map<string, ModelPage>
  /** What purged pages left at a path, which applies whenever no page is public there, as a redirect of an editor does. */
  lasting: Map<string, 'gone' | ModelPage>
  /** Makes all texts and slugs unique. */
  serial: number
}

export const newModel = (): Model => ({ pages: [], owners: new Map(), lasting: new Map(), serial: 0 })

/** The pages that editors can see. */
export const presentPages = (model: Readonly<Model>): ModelPage[] =>
  model.pages.filter(page => page.binnedAt === null)

export const newPage = (id: PageID, slug: string, head: ModelVersion): ModelPage => ({
  id,
  slug,
  head,
  live: null,
  lastLive: null,
  left: 'nothing',
  request: null,
  schedule: null,
  binnedAt: null,
  saved: [],
  versions: new Map([[head.id, head]]),
})

/** Records an acknowledged write. */
export const recordWrite = (page: ModelPage, version: ModelVersion): void => {
  page.head = version
  page.versions.set(version.id, version)
}

/** Records that a version went live, which ends schedules of older ones. */
export const recordPublication = (model: Model, page: ModelPage, version: ModelVersion): void => {
  Object.assign(page, { live: version, lastLive: version, left: 'nothing' })
  model.owners.set(page.slug, page)
  if (page.schedule?.version && page.schedule.version.id <= version.id)
    trimSchedule(page, { publish: false, unpublish: true })
}

/** Records that a page was unpublished. Its response only matters if it was ever live. */
export const recordUnpublication = (model: Model, page: ModelPage, left: ModelPage['left']): void => {
  if (page.lastLive === null) return
  const wasLive = page.live !== null
  page.live = null
  page.left = left
  if (wasLive && left !== 'nothing') model.lasting.delete(page.slug)
  if (wasLive && page.schedule?.publishAt == null) trimSchedule(page, { publish: true, unpublish: false })
}

export const trimSchedule = (page: ModelPage, kept: { publish: boolean; unpublish: boolean }): void => {
  if (!page.schedule) return
  const schedule = {
    version: kept.publish ? page.schedule.version : null,
    publishAt: kept.publish ? page.schedule.publishAt : null,
    unpublishAt: kept.unpublish ? page.schedule.unpublishAt : null,
  }
  page.schedule = schedule.publishAt === null && schedule.unpublishAt === null ? null : schedule
}

/** True when visitors have what the newest version says, such as after an older one was restored. */
export const isHeadLive = ({ live, head }: ModelPage): boolean =>
  live !== null &&
  (live.id === head.id || (live.text === head.text && live.links.join() === head.links.join()))

export const stateOf = (page: ModelPage): string => {
  if (page.live) return isHeadLive(page) ? 'published' : 'unpublished-changes'
  return page.lastLive ? 'not-published' : 'concept'
}

/** True when another page links to this one in a version that is newest, live, requested or scheduled. */
export const isUsed = (model: Readonly<Model>, page: ModelPage): boolean =>
  presentPages(model).some(
    other =>
      other !== page &&
      [other.head, other.live, other.request, other.schedule?.version].some(version =>
        version?.links.includes(page.id),
      ),
  )

/** Records that a page was deleted permanently. What it left at its paths stays. */
export const recordPurge = (model: Model, page: ModelPage): void => {
  model.pages = model.pages.filter(other => other !== page)
  for (const [slug, owner] of model.owners)
    if (owner === page && page.left !== 'nothing' && !model.lasting.has(slug))
      model.lasting.set(slug, page.left)
}

/** The expected response at a path that was ever public: always one step. */
export const answerAt = ({ lasting }: Model, slug: string, owner: ModelPage): string => {
  if (owner.live && owner.slug === slug) return '200'
  const lasts = lasting.get(slug)
  if (owner.live && !lasts) return `301 /${owner.slug}`
  const left = lasts ?? owner.left
  if (left === 'gone') return '410'
  return left !== 'nothing' && left.live ? `302 /${left.slug}` : '404'
}
