import type { PageID, VersionID } from '@ximblox/contract/ids'

/** What the harness believes of a version. */
export interface ModelVersion {
  id: VersionID
  text: string
  /** Pages that it links to. */
  links: readonly number[]
}

export interface Plan {
  version: ModelVersion | null
  publishAt: number | null
  unpublishAt: number | null
}

/** What the harness believes of a page. */
export interface ModelPage {
  id: PageID
  slug: string
  head: ModelVersion
  /** What visitors read. */
  live: ModelVersion | null
  /** What visitors read last. */
  lastLive: ModelVersion | null
  /** What its addresses answer while it is off the site. */
  left: 'nothing' | 'gone' | ModelPage
  request: ModelVersion | null
  plan: Plan | null
  binnedAt: number | null
  /** Texts whose Save was acknowledged. */
  saved: string[]
  /** Everything that was acknowledged, by id, as it was written last. */
  versions: Map<number, ModelVersion>
}

export interface Model {
  pages: ModelPage[]
  /** The page that was last public at an address. */
  owners: Map<string, ModelPage>
  /** Makes every text and slug a new one. */
  serial: number
}

export const newModel = (): Model => ({ pages: [], owners: new Map(), serial: 0 })

/** The pages that are there for editors. */
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
  plan: null,
  binnedAt: null,
  saved: [],
  versions: new Map([[head.id, head]]),
})

/** Something was written and acknowledged. */
export const written = (page: ModelPage, version: ModelVersion): void => {
  page.head = version
  page.versions.set(version.id, version)
}

/** A version went live, by whatever action: what was planned of older ones is over. */
export const wentLive = (model: Model, page: ModelPage, version: ModelVersion): void => {
  Object.assign(page, { live: version, lastLive: version, left: 'nothing' })
  model.owners.set(page.slug, page)
  if (page.plan?.version && page.plan.version.id <= version.id)
    keepPlan(page, { publish: false, unpublish: true })
}

/** A page was taken off; what it left behind counts only for one that was ever live. */
export const wentOff = (page: ModelPage, left: ModelPage['left']): void => {
  if (page.lastLive === null) return
  const wasLive = page.live !== null
  page.live = null
  page.left = left
  if (wasLive && page.plan?.publishAt == null) keepPlan(page, { publish: true, unpublish: false })
}

export const keepPlan = (page: ModelPage, kept: { publish: boolean; unpublish: boolean }): void => {
  if (!page.plan) return
  const plan = {
    version: kept.publish ? page.plan.version : null,
    publishAt: kept.publish ? page.plan.publishAt : null,
    unpublishAt: kept.unpublish ? page.plan.unpublishAt : null,
  }
  page.plan = plan.publishAt === null && plan.unpublishAt === null ? null : plan
}

export const stateOf = ({ live, lastLive, head }: ModelPage): string => {
  if (live) return live.id === head.id ? 'published' : 'unpublished-changes'
  return lastLive ? 'not-published' : 'concept'
}

/** Whether another page links to this one by what is newest, live, requested or planned. */
export const isUsed = (model: Readonly<Model>, page: ModelPage): boolean =>
  presentPages(model).some(
    other =>
      other !== page &&
      [other.head, other.live, other.request, other.plan?.version].some(version =>
        version?.links.includes(page.id),
      ),
  )

/** What visitors get at an address that was ever public: in one step, whatever happened before. */
export const answerAt = (slug: string, owner: ModelPage): string => {
  if (owner.live) return owner.slug === slug ? '200' : `301 /${owner.slug}`
  if (owner.left === 'gone') return '410'
  return owner.left !== 'nothing' && owner.left.live ? `302 /${owner.left.slug}` : '404'
}
