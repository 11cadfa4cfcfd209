import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@ximblox/contract/client'
import { type WebhookEvent, webhookEvents } from '@ximblox/contract/webhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { member } from '../../test/member.ts'
import { post } from './post.ts'
import { webhookJobs } from './webhook-jobs.ts'

interface Received {
  path: string | undefined
  headers: IncomingHttpHeaders
  body: { id: string; event: string; at: string; object: Record<string, unknown> }
}

let test: TestApp
let admin: Client
let sender: JobRunner
let offset = 0
let received: Received[] = []
let answer = 204
/** What requests to `/slow` wait for. */
let slow: Promise<void> = Promise.resolve()

const receiver = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    received.push({ path: request.url, headers: request.headers, body: JSON.parse(body) })
    const respond = () => response.writeHead(answer, { location: '/elsewhere' }).end()
    void (request.url === '/slow' ? slow : Promise.resolve()).then(respond)
  })
})
const urlOf = (server = receiver) => {
  const address = server.address() as AddressInfo
  return `http://127.0.0.1:${address.port}/`
}

beforeAll(async () => {
  test = await startTestApp({
    now: () => new Date(Date.now() + offset),
    mails: 'kept',
    webhooksToPrivateNetworks: true,
  })
  admin = (await member(test, 'Administrator')).client
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  sender = startSender()
})
afterAll(async () => {
  await sender.stop()
  receiver.close()
  await test.close()
})
beforeEach(async () => {
  await test.app.db.deleteFrom('webhook').execute()
  received = []
  answer = 204
})

const startSender = () => runJobs(test.app, test.database.connection, { kinds: [webhookJobs(test.app)] })
const create = async (events: readonly WebhookEvent[] = webhookEvents, url = urlOf()) =>
  admin.webhook.create({ body: { name: 'Static site', url, events: [...events] } })
/** Sessions end in the meantime. */
const pass = async (hours: number) => {
  offset += hours * 3_600_000
  sender.wake()
  admin = (await member(test, 'Administrator')).client
}
const deliveriesOf = async (id: number) =>
  (await admin.webhook.deliveries({ params: { id }, body: {} })).data.items
const stateOf = async (id: number) => (await admin.webhook.get({ params: { id } })).webhook.state

describe('a webhook', () => {
  it('receives the changes that visitors see, in words that name them', async () => {
    await create()
    const page = await makePage(admin, { slug: someSlug(), locale: 'nl-nl' })
    const params = { id: page.id }
    await admin.page.publish({ params, body: {} })
    const slug = someSlug()
    await admin.page.save({ params, body: { id: page.id, slug, shouldUpdateLinks: false } })
    await admin.page.unpublish({ params, body: {} })
    await admin.page.delete({ params, body: {} })
    const object = { id: page.id, type: page.type, locale: 'nl-nl' }
    await eventually(() =>
      expect(received.map(({ body }) => body).toSorted((a, b) => a.at.localeCompare(b.at))).toMatchObject([
        { event: 'page.published', object: { ...object, slug: page.slug } },
        { event: 'page.moved', object: { ...object, slug, previousSlug: page.slug } },
        {
          event: 'page.unpublished',
          object: { ...object, slug, url: `${test.app.config.publicURL}/${slug}` },
        },
        { event: 'page.deleted', object },
      ]),
    )
  })

  it('receives changes of redirects, public tags and languages', async () => {
    await create()
    for (const from of [`/${someSlug()}`, `/${someSlug()}`])
      await admin.redirect.create({ body: { from, to: 'https://example.org/', status: 301 } })
    const { data } = await admin.redirect.list({ body: {} })
    await admin.redirect.removeSeveral({ body: { ids: data.items.map(({ id }) => id) } })
    const name = someSlug()
    const { tag } = await admin.tag.create({ body: { name } })
    await admin.tag.rename({ params: { id: tag.id }, body: { name: `${name}-new` } })
    const { tag: secret } = await admin.tag.create({ body: { name: someSlug(), private: true } })
    await admin.tag.rename({ params: { id: secret.id }, body: { name: someSlug() } })
    const { defaultLocale, customSlugLocales, availableLocales } = await admin.settings.get({})
    await admin.settings.storePublication({ body: { allowOwnRequests: false } })
    await admin.settings.storePublication({ body: { allowOwnRequests: true } })
    await admin.settings.store({
      body: { defaultLocale, customSlugLocales, availableLocales: [...availableLocales, 'de-de'] },
    })
    await eventually(() =>
      expect(received.map(({ body }) => body).toSorted((a, b) => a.at.localeCompare(b.at))).toMatchObject([
        { event: 'redirects.changed' },
        { event: 'redirects.changed' },
        { event: 'redirects.changed', object: { id: 0 } },
        { event: 'tag.changed', object: { id: tag.id, name: `${name}-new` } },
        { event: 'languages.changed', object: { id: 0 } },
      ]),
    )
  })

  it('receives only the events that it wants, and none while it is off', async () => {
    const { webhook } = await create(['page.unpublished'])
    const params = { id: webhook.id }
    const page = await makePage(admin, { slug: someSlug() })
    await admin.page.publish({ params: { id: page.id }, body: {} })
    await admin.page.unpublish({ params: { id: page.id }, body: {} })
    await eventually(() => expect(received.map(({ body }) => body.event)).toEqual(['page.unpublished']))
    const { name, url, events } = webhook
    await admin.webhook.update({ params, body: { name, url, events, active: false } })
    expect(await stateOf(webhook.id)).toBe('off')
    await admin.page.publish({ params: { id: page.id }, body: {} })
    await admin.page.unpublish({ params: { id: page.id }, body: {} })
    expect(await deliveriesOf(webhook.id)).toHaveLength(1)
  })

  it('receives what was committed while nothing was sent, and nothing that was rolled back', async () => {
    const { webhook } = await create(['menu.changed'])
    await sender.stop()
    const { data } = await admin.menu.list({})
    const [menu] = data
    const audit = (fails: boolean) =>
      inTransaction(test.app, async ({ db }) => {
        await recordAudit(db, visitor(''), 'menu.store', 'menu', menu?.id ?? 0)
        if (fails) throw new Error('rolled back')
      })
    await audit(false)
    await expect(audit(true)).rejects.toThrow('rolled back')
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ event: 'menu.changed', state: 'waiting' }])
    sender = startSender()
    await eventually(() =>
      expect(received.map(({ body }) => body)).toMatchObject([
        { event: 'menu.changed', object: { id: menu?.id, name: menu?.name, locale: menu?.locale } },
      ]),
    )
  })
})

describe('a delivery', () => {
  it('is tried again, later and later, until the receiver accepts it', async () => {
    const { webhook } = await create()
    answer = 503
    await admin.webhook.test({ params: { id: webhook.id } })
    await eventually(async () =>
      expect(await deliveriesOf(webhook.id)).toMatchObject([
        { event: 'test', state: 'waiting', attempts: 1, status: 503, failure: 'refused' },
      ]),
    )
    expect(await stateOf(webhook.id)).toBe('failing')
    await pass(1)
    await eventually(async () => expect(await deliveriesOf(webhook.id)).toMatchObject([{ attempts: 2 }]))
    answer = 200
    await pass(1)
    await eventually(async () =>
      expect(await deliveriesOf(webhook.id)).toMatchObject([
        { state: 'delivered', attempts: 3, status: 200, failure: null, nextAt: null },
      ]),
    )
    expect(await stateOf(webhook.id)).toBe('active')
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('does not follow redirects', async () => {
    const { webhook } = await create()
    answer = 302
    await admin.webhook.test({ params: { id: webhook.id } })
    await eventually(async () =>
      expect(await deliveriesOf(webhook.id)).toMatchObject([{ status: 302, failure: 'redirect' }]),
    )
    expect(received).toHaveLength(1)
  })

  it('to a receiver that is away keeps no other receiver waiting', async () => {
    const away = await create(['page.published'], 'http://127.0.0.1:9/')
    const { webhook } = await create(['page.published'])
    const page = await makePage(admin, { slug: someSlug() })
    await admin.page.publish({ params: { id: page.id }, body: {} })
    await eventually(async () =>
      expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: 'delivered' }]),
    )
    await eventually(async () =>
      expect(await deliveriesOf(away.webhook.id)).toMatchObject([
        { state: 'waiting', failure: 'unreachable', detail: 'ECONNREFUSED' },
      ]),
    )
  })

  it('to a slow receiver waits for the one before, and keeps no other receiver waiting', async () => {
    const answered = Promise.withResolvers<void>()
    slow = answered.promise
    const { webhook } = await create(webhookEvents, `${urlOf()}slow`)
    for (let times = 0; times < 2; times++) await admin.webhook.test({ params: { id: webhook.id } })
    const other = (await create()).webhook.id
    await admin.webhook.test({ params: { id: other } })
    await eventually(async () => expect(await deliveriesOf(other)).toMatchObject([{ state: 'delivered' }]))
    // A node claims what has been due longer first: with the last delivery at the latest, it has passed over the second.
    const jobs = await test.app.db
      .selectFrom('job')
      .where('queue', '=', String(webhook.id))
      .select('attempts')
      .execute()
    expect(jobs.map(({ attempts }) => attempts).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(received.map(({ path }) => path)).toEqual(['/slow', '/'])
    answered.resolve()
    await eventually(() => expect(received.map(({ path }) => path)).toEqual(['/slow', '/', '/slow']))
  })

  it('is tested at most ten times a minute, which the audit log lists', async () => {
    const { webhook } = await create()
    const params = { id: webhook.id }
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => admin.webhook.test({ params })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await refusalOf(admin.webhook.test({ params }))).toMatchObject({ status: 429 })
    const { data } = await admin.audit.list({ body: { pageSize: 100 } })
    expect(
      data.items.filter(({ action, object }) => action === 'webhook.test' && object.id === webhook.id),
    ).toHaveLength(10)
  })

  it('can be sent again under the same id', async () => {
    const { webhook } = await create()
    const params = { id: webhook.id }
    const { delivery } = await admin.webhook.test({ params })
    await eventually(() => expect(received).toHaveLength(1))
    await admin.webhook.replay({ params: { ...params, delivery: delivery.id } })
    await eventually(() => expect(received).toHaveLength(2))
    expect(received[0]?.body).toEqual(received[1]?.body)
    const missing = admin.webhook.replay({ params: { ...params, delivery: 999_999 } })
    expect(await refusalOf(missing)).toMatchObject({ status: 404 })
  })

  it('is accepted by the receiver in the guide, which refuses what it cannot verify', async () => {
    const guide = await readFile(new URL('../../../docs/guide/webhooks.md', import.meta.url), 'utf8')
    const [, code = ''] = /```js\n\/\/ receiver\.mjs\n(.+?)```/s.exec(guide) ?? []
    const folder = await mkdtemp(join(tmpdir(), 'ximblox receiver '))
    await writeFile(join(folder, 'receiver.mjs'), code)
    const { webhook, secret } = await create()
    const params = { id: webhook.id }
    const child = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    })
    try {
      let output = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
      const port = await eventually(() => {
        const found = /Listening on (\d+)/.exec(output)?.[1]
        expect(found).toBeDefined()
        return found
      })
      offset = 0
      const url = `http://127.0.0.1:${port}/`
      const { name, events } = webhook
      await admin.webhook.update({ params, body: { name, url, events, active: true } })
      await admin.webhook.test({ params })
      await eventually(() => expect(output).toContain('test 0\n'))
      const forged = {
        url: new URL(url),
        body: '{}',
        allowPrivate: true,
        signal: AbortSignal.timeout(60_000),
      }
      expect(await post({ ...forged, headers: {} })).toBe(401)
    } finally {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    }
  })
})

describe('a webhook that fails', () => {
  it('is disabled after three days with a notice to its creator, and can be turned on again', async () => {
    const { webhook } = await create()
    const params = { id: webhook.id }
    answer = 500
    await admin.webhook.test({ params })
    await eventually(async () => expect(await stateOf(webhook.id)).toBe('failing'))
    await pass(71)
    await admin.webhook.test({ params })
    await eventually(() => expect(received.length).toBeGreaterThan(2))
    await pass(2)
    await eventually(async () => expect(await stateOf(webhook.id)).toBe('disabled'))
    expect((await deliveriesOf(webhook.id)).map(({ state }) => state)).not.toContain('waiting')
    const mail = await test.app.db
      .selectFrom('mail')
      .where('template', '=', 'webhook-disabled')
      .select(['subject', 'text'])
      .executeTakeFirstOrThrow()
    expect(mail.subject).toContain('Static site')
    expect(mail.text).toContain('HTTP 500')
    const { data } = await admin.audit.list({ body: { action: 'webhook.disable' } })
    expect(data.items).toMatchObject([{ object: { kind: 'webhook', id: webhook.id, title: 'Static site' } }])
    const { name, url, events } = webhook
    await admin.webhook.update({ params, body: { name, url, events, active: true } })
    expect(await stateOf(webhook.id)).toBe('active')
  })
})

describe('an address in a private network', () => {
  const send = (url: string) =>
    post({
      url: new URL(url),
      headers: {},
      body: '{}',
      allowPrivate: false,
      signal: AbortSignal.timeout(60_000),
    })

  it('is not connected to, whether it is given or a name leads to it', async () => {
    const { port } = new URL(urlOf())
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
      await expect(send(`http://${host}:${port}/`)).rejects.toThrow('private')
    expect(received).toEqual([])
  })

  it('is refused when a webhook is created, unless a setting allows it', async () => {
    test.app.config.webhooksToPrivateNetworks = false
    try {
      for (const url of ['https://127.0.0.1/', 'http://example.org/', 'nowhere'])
        expect(await refusalOf(create(webhookEvents, url))).toMatchObject({ codes: ['V_09 url'] })
    } finally {
      test.app.config.webhooksToPrivateNetworks = true
    }
  })
})

it('without the SECRET of its creation is tried again, and says why it was not sent', async () => {
  const { webhook } = await create()
  const { secret } = test.app.config
  test.app.config.secret = 'another secret, as long as it has to be'
  try {
    await admin.webhook.test({ params: { id: webhook.id } })
    await expect.poll(async () => (await deliveriesOf(webhook.id))[0]?.failure).toBe('secret')
    expect(await stateOf(webhook.id)).toBe('failing')
    expect(received).toEqual([])
  } finally {
    test.app.config.secret = secret
  }
  await pass(1)
  await expect.poll(() => received.length).toBe(1)
})

it('secrets are stored sealed, and are in no answer but the first', async () => {
  const { webhook, secret } = await create()
  expect(secret).toMatch(/^whsec_/)
  const { data } = await admin.webhook.list({ body: {} })
  expect(JSON.stringify(data)).not.toContain(secret)
  const row = await test.app.db
    .selectFrom('webhook')
    .where('id', '=', webhook.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row.secret.includes(secret)).toBe(false)
})
