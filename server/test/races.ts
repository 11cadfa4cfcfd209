import type { Client } from '@ximblox/contract/client'
import type { Page } from '@ximblox/contract/pages'
import { runDueSchedules } from '../features/publication/run-due-schedules.ts'
import type { TestApp } from './app.ts'
import { makePage, note } from './content.ts'

// Runs pairs of publication actions on one page at the same moment. The result must be that of one order of the two.

const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const requested = (page: Page) => ({ id: page.request?.versionID ?? page.pageVersion.id })

type Action = (client: Client, page: Page, test: TestApp) => Promise<unknown>
const namedActions = <Name extends string>(actions: Record<Name, Action>) => actions

const racing = namedActions({
  store: (client, page) =>
    client.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: page.pageVersion.revision, blocks: [note('one', 'raced')] },
    }),
  move: (client, { id }) =>
    client.page.save({ params: { id }, body: { id, slug: `moved-${id}`, shouldUpdateLinks: true } }),
  publish: (client, page) => client.page.publish({ params: { id: page.id }, body: {} }),
  unpublish: (client, page) => client.page.unpublish({ params: { id: page.id }, body: { leave: 'gone' } }),
  republish: (client, page) => client.page.republish({ params: { id: page.id } }),
  request: (client, page) =>
    client.page.requestPublication({ params: { id: page.id }, body: { comment: 'raced' } }),
  revoke: (client, page) => client.page.revokePublication({ params: { id: page.id } }),
  accept: (client, page) => client.page.acceptPublication({ params: requested(page), body: {} }),
  reject: (client, page) => client.page.rejectPublication({ params: requested(page), body: {} }),
  schedule: (client, page) =>
    client.page.schedule({ params: { id: page.id }, body: { publishAt: soon(), unpublishAt: null } }),
  delete: (client, page) => client.page.delete({ params: { id: page.id }, body: {} }),
  /** The check that each node runs every second, until the page was not locked. */
  runSchedules: async (_client, page, { app }) => {
    while (await isDue(app, page)) await runDueSchedules(app)
  },
})

type Racing = keyof typeof racing
const names = Object.keys(racing) as Racing[]
const allPairs = names.flatMap((one, index) => names.slice(index).map(other => ({ one, other })))
const runsSchedules = ({ one, other }: Pair) => one === 'runSchedules' || other === 'runSchedules'

interface Pair {
  one: Racing
  other: Racing
}

/**
 * The initial situations: `asked` was never published; `changed` is live, with a newer version and a scheduled
 * unpublication; `due` is the same, with a scheduled publication of the newer version that has just become due.
 */
export type Situation = 'asked' | 'changed' | 'due'

export const pairsIn: Record<Situation, Pair[]> = {
  asked: allPairs.filter(pair => !runsSchedules(pair)),
  changed: allPairs.filter(pair => !runsSchedules(pair)),
  due: allPairs.filter(runsSchedules),
}

const isDue = async ({ db, now }: TestApp['app'], { id }: Page): Promise<boolean> => {
  const schedule = await db
    .selectFrom('schedule')
    .where('page_id', '=', id)
    .where('publish_at', '<=', now())
    .select('page_id')
    .executeTakeFirst()
  return schedule !== undefined
}

export interface Racers {
  test: TestApp
  /** Two users, each on their own process. */
  clients: readonly [Client, Client]
  /** The user who requested publication before. */
  editor: Client
}

const prepare = async ({ test, clients: [client], editor }: Racers, situation: Situation): Promise<Page> => {
  const { id, pageVersion } = await makePage(client, { blocks: [note('one', 'first')] })
  const params = { id }
  if (situation !== 'asked') {
    await client.page.publish({ params, body: {} })
    await client.page.schedule({ params, body: { unpublishAt: soon() } })
    const body = { revision: pageVersion.revision, blocks: [note('one', 'second')] }
    await client.page.storeVersion({ params: { id: pageVersion.id }, body })
  }
  await editor.page.requestPublication({ params, body: { comment: 'before' } })
  if (situation === 'due') {
    await client.page.schedule({ params, body: { publishAt: soon() } })
    const past = new Date(Date.now() - 1_000)
    await test.app.db.updateTable('schedule').set({ publish_at: past }).where('page_id', '=', id).execute()
  }
  return (await client.page.get({ params })).page
}

/** The outcome of a call. */
const resultOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'done'
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

/** The visible state of a page afterwards, with version ids as indexes. */
const outcomeOf = async (
  { app }: TestApp,
  pageID: number,
  answers: Record<string, string>,
): Promise<string> => {
  const { db } = app
  const of = {
    page: await db.selectFrom('page').where('id', '=', pageID).selectAll().executeTakeFirstOrThrow(),
  }
  const versions = await db
    .selectFrom('page_version')
    .where('page_id', '=', pageID)
    .select(['id', 'kind', 'sealed', 'revision'])
    .orderBy('id')
    .execute()
  const place = (id: number | null) => (id === null ? null : versions.findIndex(version => version.id === id))
  const log = await db
    .selectFrom('publication')
    .where('page_id', '=', pageID)
    .select(['action', 'version_id'])
    .orderBy('id')
    .execute()
  const requests = await db
    .selectFrom('request')
    .where('page_id', '=', pageID)
    .select(['state', 'version_id', 'comment'])
    .orderBy('id')
    .execute()
  const schedule = await db
    .selectFrom('schedule')
    .where('page_id', '=', pageID)
    .select(['version_id', 'publish_at', 'unpublish_at'])
    .executeTakeFirst()
  const audit = await db
    .selectFrom('audit')
    .where('object', '=', 'page')
    .where('object_id', '=', pageID)
    .select('action')
    .orderBy('id')
    .execute()
  const mails = await db
    .selectFrom('mail')
    .where('text', 'like', `%/cmsadmin/pages/${pageID}\n%`)
    .select('template')
    .execute()
  const { count } = await db
    .selectFrom('live_entry')
    .where('page_id', '=', pageID)
    .select(expression => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const left = await db
    .selectFrom('address')
    .where('locale', '=', of.page.locale)
    .where('slug', '=', of.page.slug)
    .select('status')
    .executeTakeFirst()
  return JSON.stringify({
    answers,
    state: of.page.state,
    revision: of.page.revision,
    binned: of.page.deleted_at !== null,
    head: place(of.page.head_id),
    live: place(of.page.live_id),
    entries: count,
    left: left?.status ?? null,
    versions: versions.map(({ id: _id, ...version }) => version),
    log: log.map(row => [row.action, place(row.version_id)]),
    requests: requests.map(row => [row.state, place(row.version_id), row.comment]),
    schedule: schedule && [
      place(schedule.version_id),
      schedule.publish_at !== null,
      schedule.unpublish_at !== null,
    ],
    audit: audit.map(row => row.action),
    mails: mails.map(row => row.template).toSorted(),
  })
}

export type First = 'one' | 'other'

/** The result of the two actions one after the other. */
export const inOrder = async (
  racers: Racers,
  pair: Pair,
  situation: Situation,
  first: First,
): Promise<string> => {
  const page = await prepare(racers, situation)
  const [client, otherClient] = racers.clients
  const answers = { one: '', other: '' }
  const act = {
    one: async () => (answers.one = await resultOf(racing[pair.one](client, page, racers.test))),
    other: async () => (answers.other = await resultOf(racing[pair.other](otherClient, page, racers.test))),
  }
  await act[first]()
  await act[first === 'one' ? 'other' : 'one']()
  return outcomeOf(racers.test, page.id, answers)
}

/** The result of both at the same moment. */
export const race = async (racers: Racers, { one, other }: Pair, situation: Situation): Promise<string> => {
  const page = await prepare(racers, situation)
  const [first, second] = racers.clients
  const [answer, otherAnswer] = await Promise.all([
    resultOf(racing[one](first, page, racers.test)),
    resultOf(racing[other](second, page, racers.test)),
  ])
  return outcomeOf(racers.test, page.id, { one: answer, other: otherAnswer })
}
