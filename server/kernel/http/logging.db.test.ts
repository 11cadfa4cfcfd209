import { pageIDOf, versionIDOf } from '@ximblox/contract/rules/ids'
import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { until } from '../../test/eventually.ts'
import { anonymousCall, sendRaw } from '../../test/raw.ts'
import { createLog } from '../logging/log.ts'

let test: TestApp
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  const log = createLog('info', false, { write: line => void lines.push(JSON.parse(line)) })
  test = await startTestApp({ log })
})
afterAll(() => test.close())
beforeEach(() => {
  lines = []
})

const get = (path: string, headers = {}) => sendRaw(test.url + path, { method: 'GET', headers })

/** The line is written after the response was sent, so the client may be faster. */
const untilLogged = (count: number) => until(() => lines.length === count)

it('has a line for each call, without its query', async () => {
  await get('/api/ximblox/user?token=secret')
  await anonymousCall(test.url, '/page/list?key=secret', { body: '{}' })
  await untilLogged(3)
  expect(lines[0]).toEqual({
    level: 30,
    time: expect.any(String),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    path: '/api/ximblox/user',
    ms: expect.any(Number),
    route: '/api/ximblox/user',
    status: 401,
    code: 'UM_01',
    msg: 'call',
  })
  expect(lines[1]).toMatchObject({ method: 'POST', path: '/api/ximblox/auth/user', status: 200 })
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(3)
})

it('warns when a user asks for a page or version that does not exist', async () => {
  const viewer = await test.as('Viewer')
  const [id, versionId] = [pageIDOf(987_654), versionIDOf(987_655)]
  await expect(viewer.page.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(viewer.page.getVersion({ params: { versionId } })).rejects.toMatchObject({ status: 404 })
  await expect(test.visitor().page.get({ params: { id } })).rejects.toMatchObject({ status: 401 })
  await expect(test.visitor().page.getBySlug({ body: { slug: '/none' } })).rejects.toMatchObject({
    status: 404,
  })
  const warnings = lines.filter(({ level }) => level === 40)
  expect(warnings).toMatchObject([{ pageID: id }, { versionID: versionId }])
})

it('has no line for a served file, and one for a missing one', async () => {
  const publisher = await test.as('Publisher')
  const bytes = new TextEncoder().encode('Read me')
  const { file } = await publisher.media.addFile({ body: { path: '/' }, file: { name: 'a.txt', bytes } })
  await publisher.media.editFile({ body: { id: file.id, shared: true } })
  expect((await get(sharedFilePath(file))).status).toBe(200)
  expect((await get(sharedFilePath({ ...file, hash: '0'.repeat(32) }))).status).toBe(404)
  await until(() => lines.some(({ status }) => status === 404))
  const ofFiles = lines.filter(({ path }) => String(path).includes('/shared/'))
  expect(ofFiles).toMatchObject([{ level: 30, status: 404, code: 'ML_04' }])
})

it('has no line for health checks and pages', async () => {
  for (const path of ['/healthz', '/readyz', '/', '/nothing']) await get(path)
  await get('/api/ximblox/nothing')
  await untilLogged(1)
  expect(lines[0]).toMatchObject({ path: '/api/ximblox/nothing', status: 404, code: 'G_05' })
})

it('has an error with its stack, the request and the route for a bug', async () => {
  await test.database.asOwner('alter table session rename to elsewhere')
  const answer = await get('/api/ximblox/page/12', { cookie: 'session=u.abcdefghijklmnopqrstuvwx' })
  await test.database.asOwner('alter table elsewhere rename to session')
  expect(answer.status).toBe(500)
  await untilLogged(2)
  expect(lines[0]).toMatchObject({
    level: 50,
    method: 'GET',
    path: '/api/ximblox/page/12',
    route: '/api/ximblox/page/:id',
    ms: expect.any(Number),
    err: { stack: expect.stringContaining('session') },
  })
  expect(lines[1]).toMatchObject({ level: 30, status: 500, reqId: lines[0]?.reqId })
})

it('has an error with the request for a page that could not be rendered', async () => {
  await test.database.asOwner('alter view live_address rename to elsewhere')
  const answer = await get('/never-seen?token=secret')
  await test.database.asOwner('alter view elsewhere rename to live_address')
  expect(answer.status).toBe(500)
  await untilLogged(1)
  expect(lines[0]).toMatchObject({
    level: 50,
    method: 'GET',
    path: '/never-seen',
    reqId: expect.any(String),
    ms: expect.any(Number),
    err: { stack: expect.any(String) },
  })
})

it('has only the call when a service is unavailable', async () => {
  await test.database.asOwner(
    "create function away() returns trigger language plpgsql as $$ begin raise sqlstate '57P01'; end $$; create trigger away before insert on attempt for each statement execute function away()",
  )
  const body = JSON.stringify({ email: 'somebody@example.org', password: 'Wrong-Horse-9' })
  const answer = await anonymousCall(test.url, '/auth/login', { body })
  expect(answer.status).toBe(503)
  await untilLogged(2)
  expect(lines[1]).toMatchObject({ level: 30, status: 503, code: 'G_02', path: '/api/ximblox/auth/login' })
})
