import type { Client } from '@ximblox/contract/client'
import type { MediaItem } from '@ximblox/contract/media'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { leafletDays } from '../../test/form-site.ts'
import { logInRaw, sendRaw } from '../../test/raw.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp
let admin: Client
let leaflet: MediaItem
let sample: MediaItem
let page: Awaited<ReturnType<typeof makePage>>
let other: Awaited<ReturnType<typeof makePage>>

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  admin = await test.as('Administrator')
  leaflet = await upload('leaflet.txt')
  sample = await upload('sample.txt')
  const blocks = [
    {
      type: 'leaflet-form',
      key: 'leaflet',
      props: {},
      __files: { leaflet: use(leaflet), sample: use(sample) },
    },
  ]
  page = await makePage(admin, { blocks })
  other = await makePage(admin, { blocks })
  for (const { id } of [page, other]) await admin.page.publish({ params: { id } })
})
afterAll(() => test.close())

const upload = async (name: string) => {
  const bytes = new TextEncoder().encode(`The content of ${name}`)
  return (await admin.media.addFile({ body: { path: '/' }, file: { name, bytes } })).file
}
const use = ({ id }: MediaItem) => ({ hash: '', fileName: '', fileID: id })
/** The URL that a file has on the page. */
const addressOf = async ({ id, fileName }: MediaItem) => {
  const { hash } = await test.app.db
    .selectFrom('live_file')
    .where('id', '=', id)
    .select('hash')
    .executeTakeFirstOrThrow()
  return `/api/ximblox/medialib/get-page-file/${page.id}/block_files_leaflet/${pageFileHash(hash ?? '')}/${fileName}`
}
const send = async (email: string, path = `/${page.slug}`) => {
  const { headers } = await sendRaw(test.url + path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ form: 'leaflet', blockKey: 'leaflet', email }).toString(),
  })
  return String(headers.location).split('#')[0] ?? ''
}
const formShown = async (location: string) => {
  const answer = await test.read(location)
  const [, json = '{}'] = /<script type="application\/json">(.*)<\/script>/s.exec(await answer.text()) ?? []
  return { status: answer.status, form: JSON.parse(json).form }
}

it('the public content of a page has nothing of the file of a private field', async () => {
  const { page: shown } = await test.visitor().page.getBySlugQuery({ query: { slug: `/${page.slug}` } })
  expect(shown?.content[0]?.__files).toEqual({ sample: expect.objectContaining({ fileID: sample.id }) })
  expect(JSON.stringify(shown)).not.toContain(leaflet.fileName)
})

it('the file of a private field has no public URL, unlike that of another field', async () => {
  expect((await test.read(await addressOf(sample))).status).toBe(200)
  const address = await addressOf(leaflet)
  expect((await test.read(address)).status).toBe(404)
  const signedIn = await test.read(address, await logInRaw(test.url))
  expect([signedIn.status, signedIn.headers.get('cache-control')]).toEqual([200, 'private, max-age=600'])
  expect((await test.read(address)).status).toBe(404)
})

it('a submission leads to it through a link that expires, cannot be changed and ends with its page', async () => {
  const location = await send('jane@example.org')
  const link: string = (await formShown(location)).form.action.details
  const answer = await test.read(link)
  expect([answer.status, await answer.text()]).toEqual([200, 'The content of leaflet.txt'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const later = link.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`)
  const changed = [
    later,
    link.replace(/signature=./, 'signature='),
    link.replace(`/${page.id}/`, `/${other.id}/`),
    link.replace(/&signature=.*/, ''),
    link.replace(/signature=.*/, 'signature=%00%FF'),
  ]
  for (const address of changed) expect([404, 422]).toContain((await test.read(address)).status)
  await admin.page.unpublish({ params: { id: page.id } })
  expect((await test.read(link)).status).toBe(404)
  await admin.page.publish({ params: { id: page.id } })
  expect((await test.read(link)).status).toBe(200)
  clock = new Date(clock.getTime() + leafletDays * 86_400_000)
  expect((await test.read(link)).status).toBe(404)
  expect((await formShown(location)).form.action.details).toBeNull()
})

it('a submission is shown on its own page and in its own block only, whatever its link names', async () => {
  const location = await send('joe@example.org')
  const own = await formShown(location)
  expect(own.status).toBe(200)
  const moved = await test.read(location.replace(page.slug, other.slug))
  expect([moved.status, moved.headers.get('location')]).toEqual([307, location.split('#')[0]])
  expect(await formShown(location.replace('block=leaflet', 'block=something'))).toEqual(own)
  const { status, form } = await formShown(location.replace('form=leaflet', 'form=survey'))
  expect([status, form.status, form.action]).toEqual([404, 'failed', undefined])
})
