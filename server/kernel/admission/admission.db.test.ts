import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { anonymousRaw, sendRaw, xhr } from '../../test/raw.ts'
import type { Lane } from './lane.ts'

let product: TestApp

beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

/** Fills a lane with tasks of other networks, and the places to wait in it, until the function it returns is called. */
const fill = (lane: Lane, refused = () => {}): (() => Promise<void>) => {
  const ended = Promise.withResolvers<void>()
  const tasks: Promise<void>[] = []
  for (let network = 0; ; network++) {
    const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`
    try {
      lane.check(address)
    } catch {
      break
    }
    tasks.push(lane.admit(address, () => ended.promise).catch(refused))
  }
  return async () => {
    ended.resolve()
    await Promise.all(tasks)
  }
}

const call = '/api/ximblox/page/get-by-slug-query?slug=/'

test('while strangers fill the calls, others are refused before their body is read, with the time to return', async () => {
  const session = await anonymousRaw(product.url)
  const { calls, accounts, forms, files, credentials } = product.app.admission
  for (const [lane, path] of [
    [calls, '/search/search'],
    [accounts, '/auth/login'],
    [forms, '/forms/contact/submit'],
  ] as const) {
    const empty = fill(lane)
    const headers = { ...xhr, ...session, 'content-length': '50000' }
    const refused = await sendRaw(`${product.url}/api/ximblox${path}`, { headers, body: ' '.repeat(50_000) })
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(JSON.parse(refused.body)).toMatchObject({ Success: false, Errors: [{ code: 'G_02' }] })
    await empty()
  }
  for (const [lane, path, headers] of [
    [calls, call, {}],
    [calls, '/preview/share/unknown', {}],
    [files, '/api/ximblox/medialib/get-page-file/1/1/x/x.png', {}],
    [files, '/api/ximblox/medialib/shared/1/x/x.png', {}],
    [credentials, call, { cookie: `${session.cookie.split('=')[0]}=u.made-up` }],
    [credentials, call, { authorization: `Bearer xim_${'x'.repeat(43)}` }],
  ] as const) {
    const empty = fill(lane)
    expect((await product.read(path, headers)).status).toBe(503)
    await empty()
    expect((await product.read(path, headers)).status).not.toBe(503)
  }
})

test('users, pages in memory and health checks go on while strangers fill every lane', async () => {
  const editor = await product.as('Administrator')
  const page = await makePage(editor)
  await editor.page.publish({ params: { id: page.id }, body: {} })
  const path = `/${page.slug}`
  expect((await product.read(path)).status).toBe(200)
  const { credentials: _, lookUp: __, forUser: ___, ...lanes } = product.app.admission
  const emptied = Object.values(lanes).map(lane => fill(lane))
  expect((await product.read(path)).status).toBe(200)
  expect((await product.read('/healthz')).status).toBe(200)
  expect((await product.read('/nowhere')).status).toBe(503)
  expect((await editor.page.get({ params: { id: page.id } })).page.slug).toBe(page.slug)
  for (const empty of emptied) await empty()
  expect((await product.read('/nowhere')).status).toBe(404)
})

test('users wait where strangers have taken all places to look up what they made up', async () => {
  const editor = await product.as('Administrator')
  const page = await makePage(editor)
  const refused = Promise.withResolvers<void>()
  const empty = fill(product.app.admission.credentials, refused.resolve)
  const read = editor.page.get({ params: { id: page.id } })
  await Promise.race([refused.promise, read])
  await empty()
  expect((await read).page.slug).toBe(page.slug)
})
