import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { keepPurged, purgeAll } from './keep-purged.ts'

interface Kept {
  body: string
  tags: string[]
}

let test: TestApp
let admin: Client
let purging: JobRunner
/** Published before purging begins, so that no purge of its own is still under way. */
let other: { id: PageID; path: string }
let purged: string[] = []
const kept = new Map<string, Kept>()

/** A cache that keeps what it is allowed to until it is purged. */
const serve = async (request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'POST') {
    const tags = await tagsOf(request)
    purged.push(...tags)
    for (const [path, { tags: own }] of kept) if (own.some(tag => tags.includes(tag))) kept.delete(path)
    return void response.end()
  }
  const path = request.url ?? '/'
  const { body, tags } = kept.get(path) ?? (await ask(path))
  response.writeHead(200, { 'x-tags': tags.join(' ') }).end(body)
}
const cdn = createServer((request, response) => void serve(request, response))

const tagsOf = async (request: IncomingMessage): Promise<string[]> => {
  const { tags }: { tags: string[] } = JSON.parse(await text(request))
  expect(request.headers['surrogate-key']).toBe(tags.join(' '))
  return tags
}

const ask = async (path: string): Promise<Kept> => {
  const answer = await test.read(path)
  const read = { body: await answer.text(), tags: answer.headers.get('surrogate-key')?.split(' ') ?? [] }
  if (/s-maxage=[1-9]/.test(answer.headers.get('cache-control') ?? '')) kept.set(path, read)
  return read
}

const through = async (path: string): Promise<string> => {
  const { port } = cdn.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return answer.text()
}

beforeAll(async () => {
  cdn.listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const { port } = cdn.address() as AddressInfo
  test = await startTestApp({ cdnPurgeURL: `http://127.0.0.1:${port}/purge` })
  admin = await test.as('Administrator')
  if (!test.app.config.cdn) throw new Error('there is no CDN')
  other = await publish('Other')
  await purgeAll(test.app)
  purging = runJobs(test.app, test.database.connection, {
    standing: [keepPurged(test.app, test.app.config.cdn)],
  })
})
afterAll(async () => {
  await purging.stop()
  cdn.closeAllConnections()
  cdn.close()
  await test.close()
})

/** A published page with these words. */
const publish = async (words: string) => {
  const page = await makePage(admin, { blocks: [note('one', words)] })
  await admin.page.publish({ params: { id: page.id } })
  return { id: page.id, path: `/${page.slug}` }
}

const change = async ({ id }: { id: PageID }, words: string) => {
  const { page } = await admin.page.get({ params: { id } })
  const { id: versionId, revision } = page.pageVersion
  await admin.page.storeVersion({
    params: { id: versionId },
    body: { revision, blocks: [note('one', words)] },
  })
  await admin.page.publish({ params: { id } })
}

it('purges everything at the start, which may bring other templates', async () => {
  await eventually(() => expect(purged).toContain('all'))
})

it('shows visitors through the CDN what was published, and purges nothing else', async () => {
  const page = await publish('Before')
  await eventually(async () => {
    expect(await through(page.path)).toContain('Before')
    expect(await through(other.path)).toContain('Other')
    expect([...kept.keys()]).toEqual(expect.arrayContaining([page.path, other.path]))
  })
  purged = []
  await change(page, 'After')
  await eventually(async () => expect(await through(page.path)).toContain('After'))
  expect(purged).toContain(`page:${page.id}`)
  expect(purged).not.toContain(`page:${other.id}`)
})

it('shows no visitor a page that was unpublished', async () => {
  const page = await publish('Taken back')
  expect(await through(page.path)).toContain('Taken back')
  await admin.page.unpublish({ params: { id: page.id } })
  await eventually(async () => expect(await through(page.path)).not.toContain('Taken back'))
})

it('lets the CDN keep pages, but neither answers without a page nor what browsers have', async () => {
  const page = await publish('Kept')
  const { headers } = await test.read(page.path)
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400, stale-if-error=86400')
  expect(headers.get('cache-tag')).toBe(headers.get('surrogate-key')?.replaceAll(' ', ','))
  const missing = await test.read('/never-written')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([
    404,
    'public, max-age=0, must-revalidate',
  ])
  const same = await test.read(page.path, { 'if-none-match': headers.get('etag') ?? '' })
  expect([same.status, same.headers.get('cache-control')]).toEqual([304, headers.get('cache-control')])
})
