import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { member } from '../../test/member.ts'
import { webhookJobs } from './webhook-jobs.ts'

let test: TestApp
let admin: Client
let sender: JobRunner
let offset = 0
/** What a receiver verifies. */
let received: { signed: string; signatures: string[] }[] = []

const receiver = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    const { headers } = request
    const header = (name: string) => String(headers[`webhook-${name}`])
    received.push({
      signed: `${header('id')}.${header('timestamp')}.${body}`,
      signatures: header('signature').split(' '),
    })
    response.writeHead(204).end()
  })
})

beforeAll(async () => {
  test = await startTestApp({ now: () => new Date(Date.now() + offset), webhooksToPrivateNetworks: true })
  admin = (await member(test, 'Administrator')).client
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  sender = runJobs(test.app, test.database.connection, { kinds: [webhookJobs(test.app)] })
})
afterAll(async () => {
  await sender.stop()
  receiver.close()
  await test.close()
})
beforeEach(async () => {
  await test.app.db.deleteFrom('webhook').execute()
  received = []
})

const create = async () => {
  const { port } = receiver.address() as AddressInfo
  const { webhook, secret } = await admin.webhook.create({
    body: { name: 'Static site', url: `http://127.0.0.1:${port}/`, events: ['menu.changed'] },
  })
  return { params: { id: webhook.id }, secret }
}
type Params = Awaited<ReturnType<typeof create>>['params']

/** Sessions end in the meantime. */
const pass = async (hours: number) => {
  offset += hours * 3_600_000
  admin = (await member(test, 'Administrator')).client
}
const renew = async (params: Params) => (await admin.webhook.renewSecret({ params })).secret
const formerRows = () => test.app.db.selectFrom('webhook_former_secret').selectAll().execute()

/** The signature of each secret, as Standard Webhooks specify it. */
const signaturesOf = (signed: string, secrets: string[]) =>
  secrets.map(secret => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })

const receiveTest = async (params: Params) => {
  received = []
  await admin.webhook.test({ params })
  return eventually(() => {
    const [request] = received
    if (!request) throw new Error('nothing received')
    return request
  })
}

const expectSignedWith = async (params: Params, secrets: string[]) => {
  const { signed, signatures } = await receiveTest(params)
  expect(signatures).toEqual(signaturesOf(signed, secrets))
}

const withOtherSecret = async (work: () => Promise<void>) => {
  const { secret } = test.app.config
  test.app.config.secret = 'another secret, as long as it has to be'
  try {
    await work()
  } finally {
    test.app.config.secret = secret
  }
}

describe('a secret that was renewed', () => {
  it('signs for 24 hours after the new one, and then no more', async () => {
    const { params, secret } = await create()
    await expectSignedWith(params, [secret])
    const renewed = await renew(params)
    expect(renewed).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await pass(23.9)
    await expectSignedWith(params, [renewed, secret])
    await pass(0.1)
    await expectSignedWith(params, [renewed])
  })

  it('signs for its 24 hours also if the one after it is renewed', async () => {
    const { params, secret } = await create()
    const second = await renew(params)
    await pass(12)
    const third = await renew(params)
    await expectSignedWith(params, [third, second, secret])
    await pass(12)
    await expectSignedWith(params, [third, second])
    await pass(12)
    await expectSignedWith(params, [third])
  })

  it('is stored sealed, and in no answer', async () => {
    const { params, secret } = await create()
    await renew(params)
    const [row] = await formerRows()
    expect(row?.secret.includes(secret)).toBe(false)
    expect(JSON.stringify(await admin.webhook.get({ params }))).not.toContain('whsec_')
  })

  it('is deleted by the next renewal after its day, and with its webhook', async () => {
    const { params } = await create()
    await renew(params)
    const [first] = await formerRows()
    await pass(24)
    await renew(params)
    const rows = await formerRows()
    expect(rows).toHaveLength(1)
    expect(rows).not.toContainEqual(first)
    await admin.webhook.remove({ params })
    expect(await formerRows()).toEqual([])
  })
})

describe('renewing a secret', () => {
  it('says until when the former one is used, as the webhook does in the meantime', async () => {
    const { params } = await create()
    const before = test.app.now().getTime()
    const { webhook } = await admin.webhook.renewSecret({ params })
    const until = webhook.formerSignatureUntil ?? ''
    expect(Date.parse(until)).toBeGreaterThanOrEqual(before + 24 * 3_600_000)
    expect(Date.parse(until)).toBeLessThanOrEqual(test.app.now().getTime() + 24 * 3_600_000)
    expect((await admin.webhook.get({ params })).webhook).toEqual(webhook)
    const { data } = await admin.webhook.list({ body: {} })
    expect(data.items).toEqual([webhook])
    await pass(24)
    expect((await admin.webhook.get({ params })).webhook.formerSignatureUntil).toBeNull()
  })

  it('is in the audit log, without the secret', async () => {
    const { params } = await create()
    const { webhook, secret } = await admin.webhook.renewSecret({ params })
    const { data } = await admin.audit.list({ body: { action: 'webhook.renew-secret' } })
    expect(data.items[0]).toMatchObject({
      object: { kind: 'webhook', id: params.id, title: 'Static site' },
      details: { until: webhook.formerSignatureUntil },
    })
    expect(JSON.stringify(data)).not.toContain(secret)
  })

  it('at the same time leaves every secret that was given valid', async () => {
    const { params, secret } = await create()
    const renewed = await Promise.all([renew(params), renew(params), renew(params)])
    const { signed, signatures } = await receiveTest(params)
    expect(signatures.toSorted()).toEqual(signaturesOf(signed, [secret, ...renewed]).toSorted())
  })

  it('is refused after ten times in a day, until the first of them has passed', async () => {
    const { params } = await create()
    await renew(params)
    await pass(1)
    for (let times = 1; times < 10; times++) await renew(params)
    const refused = await refusalOf(admin.webhook.renewSecret({ params }))
    expect(refused).toMatchObject({ status: 429 })
    await pass(23)
    await renew(params)
    expect(await formerRows()).toHaveLength(10)
  })

  it('of a webhook that does not exist is refused', async () => {
    const missing = admin.webhook.renewSecret({ params: { id: 999_999 } })
    expect(await refusalOf(missing)).toMatchObject({ status: 404 })
  })

  it('repairs a webhook after SECRET changed, from then on with the new secret alone', async () => {
    const { params } = await create()
    await renew(params)
    await withOtherSecret(async () => {
      expect((await admin.webhook.get({ params })).webhook.canSign).toBe(false)
      const { webhook, secret } = await admin.webhook.renewSecret({ params })
      expect(webhook).toMatchObject({ canSign: true, formerSignatureUntil: null })
      expect(await formerRows()).toEqual([])
      await expectSignedWith(params, [secret])
    })
  })
})
