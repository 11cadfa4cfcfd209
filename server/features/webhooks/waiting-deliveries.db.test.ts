import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from '@ximblox/contract/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import { openClient } from '../../kernel/db/pool.ts'
import { adoptFormerJobs } from '../../kernel/jobs/adopt-former-jobs.ts'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { eventually } from '../../test/eventually.ts'
import { member } from '../../test/member.ts'
import { formerDeliveries } from './former-deliveries.ts'
import { webhookJobs } from './webhook-jobs.ts'

let test: TestApp
let admin: Client
let offset = 0
let answer = 204
let received: string[] = []
const running: Pick<JobRunner, 'stop'>[] = []

const receiver = createServer((request, response) => {
  received.push(String(request.headers['webhook-id']))
  response.writeHead(answer).end()
})

beforeAll(async () => {
  test = await startTestApp({ now: () => new Date(Date.now() + offset), webhooksToPrivateNetworks: true })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
beforeEach(async () => {
  offset = 0
  answer = 204
  received = []
  admin = (await member(test, 'Administrator')).client
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  await test.app.db.deleteFrom('webhook').execute()
  await test.app.db.deleteFrom('job').execute()
  await test.app.db.deleteFrom('paused_queue').execute()
})
afterAll(async () => {
  receiver.close()
  await test.close()
})

const start = () => {
  const runner = runJobs(test.app, test.database.connection, { kinds: [webhookJobs(test.app)] })
  running.push(runner)
  return runner
}
const create = async () => {
  const { port } = receiver.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  const { webhook } = await admin.webhook.create({ body: { name: 'Index', url, events: ['menu.changed'] } })
  return { id: webhook.id, params: { id: webhook.id } }
}
const turn = async (id: number, active: boolean) => {
  const { name, url, events } = (await admin.webhook.get({ params: { id } })).webhook
  await admin.webhook.update({ params: { id }, body: { name, url, events, active } })
}
const deliveriesOf = async (id: number) =>
  (await admin.webhook.deliveries({ params: { id }, body: {} })).data.items
const jobs = () => test.app.db.selectFrom('job').selectAll().orderBy('id').execute()

describe('what waits for a webhook that fails', () => {
  it('shows until when it waits, and is sent as soon as someone sends a test', async () => {
    const { id, params } = await create()
    answer = 503
    const sender = start()
    await admin.webhook.test({ params })
    await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ attempts: 1 }]))
    await sender.stop()
    await test.app.db
      .updateTable('paused_queue')
      .set({ until: new Date('2100-01-01') })
      .execute()
    await test.app.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .execute()
    start()
    const nextAt = '2100-01-01T00:00:00.000Z'
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', nextAt }])
    answer = 204
    await admin.webhook.test({ params })
    await eventually(async () =>
      expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']),
    )
  })
})

describe('what waits for a webhook that is off', () => {
  it('is sent when it is turned on', async () => {
    const { id, params } = await create()
    const { delivery } = await admin.webhook.test({ params })
    await turn(id, false)
    start()
    await eventually(async () =>
      expect(await test.app.db.selectFrom('paused_queue').select('queue').execute()).toEqual([
        { queue: String(id) },
      ]),
    )
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', attempts: 0, nextAt: null }])
    expect(received).toEqual([])
    await turn(id, true)
    await eventually(() => expect(received).toEqual([delivery.messageID]))
  })

  it('is given up after three days', async () => {
    const { id, params } = await create()
    await admin.webhook.test({ params })
    await turn(id, false)
    offset = 73 * 3_600_000
    admin = (await member(test, 'Administrator')).client
    start()
    await eventually(async () =>
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', attempts: 0 }]),
    )
    expect(await jobs()).toEqual([])
    expect(received).toEqual([])
  })
})

it('what waits for a webhook is deleted with it', async () => {
  const { id, params } = await create()
  await admin.webhook.test({ params })
  expect(await jobs()).toMatchObject([{ kind: 'webhook', queue: String(id) }])
  await admin.webhook.remove({ params })
  expect(await jobs()).toEqual([])
})

it('the error of a delivery, which is logged, has neither the address nor the secrets of the webhook', async () => {
  const { id, params } = await create()
  const { delivery } = await admin.webhook.test({ params })
  answer = 500
  const run = webhookJobs(test.app).run(
    { id: 1, kind: 'webhook', payload: { delivery: delivery.id }, attempts: 1 },
    new AbortController().signal,
  )
  const error: unknown = await run.catch(failure => failure)
  expect({ ...Object(error) }).toEqual({
    name: 'DeliveryFailed',
    id: delivery.id,
    webhookID: id,
    outcome: { status: 500, failure: 'refused', detail: '' },
  })
})

it('a delivery during which three processes ended waits, and the webhook goes on', async () => {
  const { id, params } = await create()
  await admin.webhook.test({ params })
  await test.app.db
    .updateTable('job')
    .set({ claim: crypto.randomUUID(), leased_until: new Date(0), attempts: 3, deaths: 2 })
    .execute()
  const { delivery } = await admin.webhook.test({ params })
  start()
  await eventually(async () =>
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }, { state: 'waiting' }]),
  )
  expect(received).toEqual([delivery.messageID])
})

describe('deliveries that the release before wrote', () => {
  const at = () => test.app.now()
  /** As that release writes it. */
  const write = async (webhook: number, values: object = {}): Promise<string> => {
    const { message_id: id } = await test.app.db
      .insertInto('webhook_delivery')
      .values({
        webhook_id: webhook,
        message_id: crypto.randomUUID(),
        event: 'menu.changed',
        object: JSON.stringify({ id: 1 }),
        at: at(),
        created_at: at(),
        next_at: at(),
        ...values,
      })
      .returning('message_id')
      .executeTakeFirstOrThrow()
    return id
  }
  const adopt = () =>
    running.push(adoptFormerJobs(test.app, test.database.connection, formerDeliveries, { delay: 0 }))

  it('are sent once its nodes let them go, each once', async () => {
    const { id, params } = await create()
    const waiting = await write(id)
    const begun = await write(id, { attempts: 1, sending_since: at() })
    await write(id, { delivered_at: at() })
    await write(id, { given_up_at: at() })
    const before = await openClient(test.database.connection, () => {})
    await before.query('select pg_advisory_lock($1)', [lockKeys.webhooks])
    adopt()
    start()
    const { delivery } = await admin.webhook.test({ params })
    await eventually(() => expect(received).toEqual([delivery.messageID]))
    await before.end()
    await eventually(() => expect(received).toEqual([delivery.messageID, waiting, begun]))
    const later = await write(id)
    await eventually(() => expect(received).toEqual([delivery.messageID, waiting, begun, later]))
    await eventually(async () => expect(await jobs()).toEqual([]))
    expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
      'failed',
      'delivered',
      'delivered',
      'delivered',
    ])
  })

  it('wait as long as their webhook does', async () => {
    const { id } = await create()
    const until = new Date(Date.now() + 600_000)
    await test.app.db
      .updateTable('webhook')
      .set({ failing_since: at(), failures: 5, next_at: until })
      .execute()
    await write(id)
    adopt()
    await eventually(async () =>
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', nextAt: until.toISOString() }]),
    )
    const sender = start()
    expect(received).toEqual([])
    offset = 601_000
    sender.wake()
    await eventually(() => expect(received).toHaveLength(1))
  })

  it('are none of those that this one writes, which its nodes never take', async () => {
    const { params } = await create()
    await admin.webhook.test({ params })
    const due = await test.app.db
      .selectFrom('webhook_delivery')
      .where('next_at', '<=', new Date('2200-01-01'))
      .select('id')
      .execute()
    expect(due).toEqual([])
  })
})
