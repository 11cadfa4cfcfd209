import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { places } from '../../test/form-site.ts'
import { sendRaw } from '../../test/raw.ts'

let test: TestApp
let admin: Client
let path: string
let clock = new Date('2026-03-01T09:00:00Z')

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  admin = await test.as('Administrator')
  const page = await makePage(admin, {
    blocks: [
      { type: 'survey-form', key: 'survey', props: {} },
      { type: 'survey-form', key: 'another', props: {} },
      { type: 'registration-form', key: 'registration', props: {} },
      { type: 'newsletter-form', key: 'newsletter', props: {} },
      {
        type: 'form',
        key: 'composed',
        props: {
          questions: [{ key: 'q1', question: 'Why?' }],
          thanks: '/thanks/спасибо',
          recipient: 'a@b.example',
        },
      },
      { type: 'places-left', key: 'left', props: { date: 'today' } },
    ],
  })
  await admin.page.publish({ params: { id: page.id } })
  path = `/${page.slug}`
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.app.db.deleteFrom('submission').execute()
  await test.app.db.deleteFrom('attempt').execute()
  await test.app.db.deleteFrom('mail').execute()
})

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const postRaw = (body: string, headers: Record<string, string> = {}, at = path) =>
  sendRaw(test.url + at, { headers: { ...formType, ...headers }, body })
/** Starts to send a form with a body of this many bytes, which the caller writes. */
const startPost = (length: number) => {
  const { host, hostname, port } = new URL(test.url)
  const socket = connect(Number(port), hostname)
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Content-Length: ${length}`]
  socket.write(`${[...head, `Content-Type: ${formType['content-type']}`].join('\r\n')}\r\n\r\n`)
  return { socket, answer: text(socket) }
}
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postRaw(new URLSearchParams(fields).toString(), headers)
const survey = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post(
    {
      form: 'survey',
      blockKey: 'survey',
      name: 'Jane',
      email: 'jane@example.org',
      agreement: 'on',
      ...fields,
    },
    headers,
  )
const register = (email: string, date = 'today') =>
  post({ form: 'registration', blockKey: 'registration', date, email })
const stored = () =>
  test.app.db.selectFrom('submission').select(['id', 'state', 'email', 'data']).orderBy('id').execute()
const mails = () =>
  test.app.db.selectFrom('mail').select(['to_address', 'subject', 'text']).orderBy('id').execute()
/** The data that the test site renders into its pages. */
const viewOf = (html: string) => {
  const json = /<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? '{}'
  return JSON.parse(json)
}

describe('a form that is posted to its page', () => {
  it('is stored once, and the visitor is sent to a confirmation that may be cached', async () => {
    const before = await (await test.read(path)).text()
    const answer = await survey({ 'friends.0.name': 'Joe', 'friends.0.email': '' })
    expect(answer).toMatchObject({ status: 303, body: '' })
    expect(answer.headers).toMatchObject({
      location: `${path}?sent=survey#form:survey`,
      'cache-control': 'no-store',
    })
    expect(await stored()).toMatchObject([{ state: 'new', email: 'jane@example.org' }])
    expect(await mails()).toMatchObject([{ to_address: 'office@som.test', subject: 'Survey of Jane' }])
    const confirmation = await test.read(`${path}?sent=survey`)
    expect(confirmation.status).toBe(200)
    expect(await (await test.read(path)).text()).toBe(before)
  })

  it('is shown again with its values and all errors', async () => {
    const before = await (await test.read(path)).text()
    const answer = await survey({ name: '', email: '<script>x', 'friends.2.name': '', agreement: '' })
    expect(answer.status).toBe(422)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    const { form } = viewOf(answer.body)
    expect(form).toMatchObject({ form: 'survey', blockKey: 'survey', status: 'invalid' })
    expect(form.values).toMatchObject({ email: '<script>x', friends: [{ name: '', email: '' }] })
    expect(form.errors.map(({ property }: { property: string }) => property)).toEqual([
      'name',
      'email',
      'friends.0.name',
      'agreement',
    ])
    expect(form.errors[0].message).toBe('Naam is verplicht')
    expect(answer.body).not.toContain('<script>x')
    expect(await stored()).toEqual([])
    expect(await (await test.read(path)).text()).toBe(before)
  })

  it('gets more and fewer items without being checked', async () => {
    const more = viewOf((await survey({ email: 'x', 'friends.0.name': 'Joe', add: 'friends' })).body).form
    expect(more).toMatchObject({ status: 'changed', errors: [] })
    expect(more.values.friends).toEqual([
      { name: 'Joe', email: '' },
      { name: '', email: '' },
    ])
    const fewer = viewOf(
      (await survey({ 'friends.0.name': 'Joe', 'friends.1.name': 'Ann', remove: 'friends.0' })).body,
    ).form
    expect(fewer.values.friends).toEqual([{ name: 'Ann', email: '' }])
    expect(await stored()).toEqual([])
  })

  it('of a composed block leads to the page that the editor chose', async () => {
    const answer = await post({ form: 'form:composed', blockKey: 'composed', q1: 'Because' })
    expect(answer).toMatchObject({ status: 303, headers: { location: `/thanks/${encodeURI('спасибо')}` } })
    expect(await mails()).toMatchObject([{ to_address: 'a@b.example', subject: 'form:composed' }])
  })

  it('sends its mails to an address that visitors never get', async () => {
    const canary = 'canary@office.example'
    const props = { questions: [], recipient: canary }
    const page = await makePage(admin, { blocks: [{ type: 'form', key: 'composed', props }] })
    await admin.page.publish({ params: { id: page.id } })
    const fields = { form: 'form:composed', blockKey: 'composed' }
    const visitor = await test.visitor().page.getBySlug({ body: { slug: `/${page.slug}` } })
    const html = await (await test.read(`/${page.slug}`)).text()
    const again = await postRaw(new URLSearchParams({ ...fields, add: 'x' }).toString(), {}, `/${page.slug}`)
    expect(visitor.page?.content[0]?.props).toMatchObject({ recipient: '' })
    expect(html + again.body + JSON.stringify(visitor)).not.toContain(canary)
    await postRaw(new URLSearchParams(fields).toString(), {}, `/${page.slug}`)
    expect(await mails()).toMatchObject([{ to_address: canary }])
    const { pageVersion } = (await admin.page.get({ params: { id: page.id } })).page
    expect(pageVersion.blocks[0]?.props.recipient).toBe(canary)
  })

  it('from another site, or to a page without it, is refused', async () => {
    const cross = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]
    for (const headers of cross) expect((await survey({}, headers)).status).toBe(403)
    expect((await survey({ blockKey: 'other' })).status).toBe(405)
    expect((await survey({ form: 'registration' })).status).toBe(405)
    expect((await postRaw('form=survey', {}, '/nothing')).status).toBe(404)
    expect((await postRaw('{}', { 'content-type': 'application/json' })).status).toBe(405)
    expect(await stored()).toEqual([])
  })

  it('that only a robot would send looks accepted and is not stored', async () => {
    expect((await survey({ website: 'https://spam.example' })).status).toBe(303)
    const hurried = await survey({ startedAt: String(clock.getTime() - 500) })
    expect(hurried).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    expect(viewOf(hurried.body).form).toMatchObject({ status: 'failed', values: { name: 'Jane' } })
    expect(await stored()).toEqual([])
    expect((await survey({ startedAt: String(clock.getTime() - 5_000) })).status).toBe(303)
    expect((await survey({ name: 'Ahead', startedAt: String(clock.getTime() + 5_000) })).status).toBe(303)
  })
})

describe('the same submission', () => {
  it('sent by twenty clicks at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => survey()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('is another one in another place', async () => {
    for (const blockKey of ['survey', 'another', 'another'])
      expect((await survey({ blockKey })).headers.location).toBe(`${path}?sent=${blockKey}#form:${blockKey}`)
    expect(await stored()).toHaveLength(2)
  })

  it('may come from another page, which does not know the key of the block', async () => {
    const { name, email, agreement } = { name: 'Jane', email: 'jane@example.org', agreement: 'on' }
    const answer = await post({ form: 'survey', name, email, agreement })
    expect([answer.status, answer.headers.location]).toEqual([303, `${path}?sent=survey#form:survey`])
    expect(viewOf((await post({ form: 'survey', name })).body).form).toMatchObject({
      blockKey: 'survey',
      status: 'invalid',
      values: { name },
    })
  })

  it('is another one after ten minutes, but not with the same key within a day', async () => {
    await survey()
    clock = new Date(clock.getTime() + 11 * 60_000)
    await survey()
    expect(await stored()).toHaveLength(2)
    await survey({ idempotencyKey: 'one' })
    clock = new Date(clock.getTime() + 23 * 3_600_000)
    await survey({}, { 'idempotency-key': 'one' })
    expect(await stored()).toHaveLength(3)
    await survey({ name: 'Changed', idempotencyKey: 'one' })
    expect(await stored()).toHaveLength(4)
  })
})

describe('places', () => {
  /** A server with too much to do at once asks to send it again. */
  const registerAtLast = async (email: string): ReturnType<typeof register> => {
    const answer = await register(email)
    return answer.status === 503 ? registerAtLast(email) : answer
  }

  it('are never given away twice, in any order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => registerAtLast(`visitor-${number}@example.org`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    const states = (await stored()).map(({ state }) => state)
    expect(states.filter(state => state === 'registered')).toHaveLength(places)
    expect(states.filter(state => state === 'waiting')).toHaveLength(100 - places)
    expect(await mails()).toHaveLength(100)
    expect(viewOf(await (await test.read(path)).text()).data.left).toBe(0)
  })

  it('left are shown as soon as they change', async () => {
    const left = async () => viewOf(await (await test.read(path)).text()).data.left
    await register('one@example.org')
    expect(await left()).toBe(places - 1)
    await register('two@example.org')
    expect(await left()).toBe(places - 2)
  })
})

describe('a link to a submission', () => {
  /** The link of the newest mail, as its text has it. */
  const follow = async (action: string, index = 0) => {
    const { location = '' } = (await register('jane@example.org')).headers
    const shown = new URL(String(location), test.url)
    const [row] = await test.app.db
      .selectFrom('mail')
      .where('subject', 'like', 'You are%')
      .select(['text'])
      .offset(index)
      .execute()
    const url = /http\S+/.exec(row?.text ?? '')?.[0] ?? ''
    expect(url).toContain(`&action=${action}&token={token}`)
    return { shown, url: new URL(url) }
  }

  it('shows it after the submission, uncached and not for search engines', async () => {
    const { shown } = await follow('cancel')
    const answer = await test.read(shown.pathname + shown.search)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(viewOf(await answer.text()).form).toMatchObject({
      status: 'opened',
      action: { name: null, state: 'registered', details: { state: 'registered', subject: 'today' } },
    })
    const plain = viewOf(await (await test.read(path)).text())
    expect(plain.form).toBeUndefined()
  })

  it('acts only when it is posted, and once', async () => {
    for (let number = 0; number <= places; number++) await register(`visitor-${number}@example.org`)
    const token = 'a-token-that-the-test-knows'
    const [first] = await stored()
    const { hashOf } = await import('./tokens.ts')
    await test.app.db
      .insertInto('submission_token')
      .values({ hash: hashOf(token), submission_id: first?.id ?? 0, action: 'cancel' })
      .execute()
    const link = `${path}?form=registration&block=registration&action=cancel&token=${token}`
    expect(viewOf(await (await test.read(link)).text()).form).toMatchObject({
      status: 'opened',
      action: { name: 'cancel', details: { cost: 0 } },
    })
    expect((await stored())[0]?.state).toBe('registered')
    const fields = { form: 'registration', blockKey: 'registration', action: 'cancel', token }
    for (let times = 0; times < 2; times++) {
      const answer = await post(fields)
      expect(answer.status).toBe(303)
      const done = await test.read(String(answer.headers.location).split('#')[0] ?? '')
      expect(viewOf(await done.text()).form).toMatchObject({
        status: 'done',
        action: { name: null, state: 'cancelled' },
      })
    }
    const states = (await stored()).map(({ state }) => state)
    expect(states[0]).toBe('cancelled')
    expect(states.filter(state => state === 'registered')).toHaveLength(places)
    expect(viewOf(await (await test.read(link)).text()).form.action.name).toBeNull()
    const other = { ...fields, action: 'confirm' }
    expect((await post(other)).status).toBe(422)
    const unknown = await test.read(link.replace(token, 'unknown'))
    expect(unknown.status).toBe(404)
    expect(viewOf(await unknown.text()).form).toMatchObject({
      status: 'failed',
      errors: [{ property: 'token' }],
    })
  })
})

describe('a visitor', () => {
  it('may send ten forms an hour, refused ones not counted', async () => {
    const strict = await startTestApp({ beside: test, now: () => clock, submissionsPerHour: 10 })
    const send = (fields: Record<string, string>) =>
      sendRaw(strict.url + path, {
        headers: formType,
        body: new URLSearchParams({
          form: 'survey',
          blockKey: 'survey',
          email: 'jane@example.org',
          agreement: 'on',
          ...fields,
        }).toString(),
      })
    for (let number = 0; number < 10; number++) {
      expect((await send({ name: '' })).status).toBe(422)
      expect((await send({ name: `Jane ${number}` })).status).toBe(303)
    }
    const refused = await send({ name: 'Jane 10' })
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
    expect(viewOf(refused.body).form).toMatchObject({ status: 'failed', values: { name: 'Jane 10' } })
    expect((await send({ name: 'Jane 9' })).status).toBe(303)
    expect(await stored()).toHaveLength(10)
    clock = new Date(clock.getTime() + 3_600_001)
    expect((await send({ name: 'Jane 10' })).status).toBe(303)
    await strict.close()
  })

  it('gets one confirmation an hour, however often the form is sent', async () => {
    const signUp = () =>
      post({
        form: 'newsletter',
        blockKey: 'newsletter',
        email: 'jane@example.org',
        agreement: 'on',
        idempotencyKey: crypto.randomUUID(),
      })
    for (let times = 0; times < 5; times++) expect((await signUp()).status).toBe(303)
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    clock = new Date(clock.getTime() + 3_600_001)
    await signUp()
    expect(await mails()).toHaveLength(2)
  })
})

describe('hostile input', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '=HYPERLINK("http://evil.example")',
    'a\r\nBcc: evil@example.org',
    '\u0000\u202e\ufeff',
    '\ud800',
    'x'.repeat(100_000),
    '__proto__',
    '{token}',
  ]

  it('in any field is stored as text or refused, and never an error of the server', async () => {
    const names = ['name', 'email', 'phone', 'message', 'age', 'day', 'colour', 'size', 'topics', 'source']
    for (const name of [...names, 'friends.0.name', 'address.city', 'address', 'friends', 'agreement'])
      for (const value of hostile) {
        const { status, body } = await survey({ [name]: value, idempotencyKey: crypto.randomUUID() })
        expect([303, 422]).toContain(status)
        expect(body).not.toContain('<img')
      }
    for (const { to_address, subject } of await mails()) {
      expect(to_address).toBe('office@som.test')
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  it('in names and encodings changes nothing but itself', async () => {
    const start = 'form=survey&blockKey=survey&name=Jane&email=jane%40example.org&agreement=on'
    const more = [
      '__proto__=1&__proto__.polluted=1&constructor.prototype.polluted=1',
      'friends.__proto__.name=1&friends.0.__proto__=2&friends.99999999999.name=3&friends.-1.name=4',
      'message=%FF%FE%80&source=%E0%A4%A&%=%&=&&&',
      'message=\u00ff%u0041+%00',
      `${'a'.repeat(50_000)}=1`,
      'name=other&email=second%40example.org',
    ]
    for (const rest of more) {
      const { status } = await postRaw(`${start}&${rest}`)
      expect([303, 422]).toContain(status)
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    const rows = await stored()
    expect(rows.every(({ email }) => email === 'jane@example.org')).toBe(true)
    for (const query of ['form=%&token=%FF', 'form=__proto__&token=1&action=__proto__', 'form=survey&token='])
      expect([404, 400]).toContain((await test.read(`${path}?${query}`)).status)
  })

  it('that is too large is refused when all of it has arrived, so that its sender reads the answer', async () => {
    const { socket, answer } = startPost(1_048_576)
    const half = 'x'.repeat(524_288)
    socket.write(half)
    expect((await test.read(path)).status).toBe(200)
    expect([socket.bytesRead, socket.readyState]).toEqual([0, 'open'])
    socket.write(half)
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('that goes on for more than 4 MB is refused before its end', async () => {
    const { socket, answer } = startPost(1_073_741_824)
    socket.write('x'.repeat(4_194_305))
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('with too many fields is refused', async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `f${number}=1`).join('&')
    expect((await postRaw(many)).status).toBe(413)
    expect((await test.read(path)).status).toBe(200)
  })
})
