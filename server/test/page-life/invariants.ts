import { isDeepStrictEqual } from 'node:util'
import type { Block } from '@ximblox/contract/blocks'
import { sql } from 'kysely'
import { contentOf, rowOf } from '../../features/pages/content.ts'
import type { ContentRow } from '../../kernel/live/live-page.ts'
import { answerAt, type Model, type ModelPage, presentPages, stateOf } from './model.ts'
import type { Real } from './steps.ts'

// Invariants to check after every command, and expensive ones to check occasionally.

const expectEqual = (what: string, actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`)
}

/** Compares every page as visitors see it with the model. */
export const checkVisible = async (model: Model, real: Real): Promise<void> => {
  for (const [slug, owner] of model.owners) {
    const { status, headers } = await real.test.read(`/${slug}`)
    const location = headers.get('location')
    const answer = location === null ? String(status) : `${status} ${location}`
    expectEqual(`/${slug}`, answer, answerAt(model, slug, owner))
  }
  for (const page of model.pages) {
    if (page.live) expectEqual(`what page ${page.id} says`, await wordsAt(real, page.slug), page.live.text)
  }
}

/** The text of the first block that visitors see, which is different in each version. */
const wordsAt = async ({ test }: Real, slug: string): Promise<unknown> => {
  const html = await (await test.read(`/${slug}`)).text()
  const { blocks }: { blocks: Block[] } = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '{}')
  return blocks[0]?.props.text
}

/** Compares the pages as editors see them, and the stored rows, with the model. */
export const checkStored = async (model: Model, real: Real): Promise<void> => {
  for (const page of presentPages(model)) await checkPage(page, real)
  for (const page of model.pages) await checkHistory(page, real)
  await checkReferences(real)
  const { data } = await real.publisher.page.listBin({ query: { pageSize: 100 } })
  const binned = model.pages.filter(({ binnedAt }) => binnedAt !== null).map(({ id }) => id)
  expectEqual(
    'the bin',
    data.items.map(({ id }) => id).toSorted((a, b) => a - b),
    binned.toSorted((a, b) => a - b),
  )
}

const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString())

const checkPage = async (expected: ModelPage, { publisher }: Real) => {
  const { page } = await publisher.page.get({ params: { id: expected.id } })
  const { head, live, request, schedule } = expected
  expectEqual(
    `page ${expected.id}`,
    {
      slug: page.slug,
      state: page.state,
      head: [page.pageVersion.id, page.content[0]?.props.text],
      published: [page.publishedVersionID, page.publishedID > 0],
      request: page.request?.versionID ?? null,
      isHeadRequested: page.pageVersion.hasPublicationRequest,
      schedule: [page.scheduled.publishAt, page.scheduled.unpublishAt, page.scheduled.versionID],
      failure: page.scheduled.failure,
    },
    {
      slug: expected.slug,
      state: stateOf(expected),
      head: [head.id, head.text],
      published: [live?.id ?? 0, live !== null],
      request: request?.id ?? null,
      isHeadRequested: request?.id === head.id,
      schedule: [iso(schedule?.publishAt), iso(schedule?.unpublishAt), schedule?.version?.id ?? 0],
      failure: null,
    },
  )
}

/** Every acknowledged save exists and is sealed, and only sealed versions are live. */
const checkHistory = async (page: ModelPage, { test }: Real) => {
  const rows = await test.app.db
    .selectFrom('page_version')
    .where('page_id', '=', page.id)
    .select(['id', 'sealed', sql`blocks->0->'props'->>'text'`.as('text')])
    .execute()
  const sealed = new Set(rows.filter(row => row.sealed).map(row => row.text))
  const lost = page.saved.filter(text => !sealed.has(text))
  expectEqual(`what is lost of page ${page.id}`, lost, [])
  const texts = new Map(rows.map(row => [row.id, row.text]))
  for (const { id, text } of page.versions.values()) expectEqual(`version ${id}`, texts.get(id), text)
}

/** The usage graph matches a scan of all versions, and lists show live data. */
const checkReferences = async ({ test }: Real) => {
  const rows = await test.app.db
    .selectFrom('page_version as v')
    .innerJoin('page as p', 'p.id', 'v.page_id')
    .select(['v.id', 'p.type', 'v.refs', 'v.title'])
    .select([
      sql<ContentRow['seo']>`v.seo`.as('seo'),
      sql<ContentRow['props']>`v.props`.as('props'),
      'v.props_version as propsVersion',
      sql<ContentRow['media']>`v.media`.as('media'),
      sql<ContentRow['blocks']>`v.blocks`.as('blocks'),
    ])
    .execute()
  for (const { id, type, refs, ...row } of rows)
    expectEqual(`references of version ${id}`, refs, rowOf(contentOf(row, type)).refs)

  const live = await test.app.db
    .selectFrom('page as p')
    .leftJoin('live_entry as e', 'e.page_id', 'p.id')
    .select(['p.id', 'p.live_id as liveID', 'e.version_id as listedID'])
    .execute()
  for (const { id, liveID, listedID } of live) expectEqual(`the entry of page ${id}`, listedID, liveID)
}
