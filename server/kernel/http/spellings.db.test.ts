import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { imageUse, makePage } from '../../test/content.ts'
import { plainPicture } from '../../test/pictures.ts'
import { type Spelling, spellingsOf } from '../../test/spellings.ts'

/** The total number of spellings, spread over the addresses. */
const spellings = Number(process.env.SPELLINGS ?? 1_000)

let product: TestApp
let admin: string
let addresses: string[]
/** For the addresses themselves, because an odd spelling may close its connection. */
const kept = new Agent({ keepAlive: true })

const send = ({ target, method, headers }: Spelling, agent: Agent | false = false) =>
  new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const { host, port } = new URL(product.url)
    const named = headers.includes('host') ? headers : ['host', host, ...headers]
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path: target, headers: named })
    outgoing.on('error', reject)
    outgoing.on('response', answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
    })
    outgoing.end()
  })

const read = async (target: string) => {
  const { status, body } = await send({ target, method: 'GET', headers: [] }, kept)
  return { status, body: body.toString('base64') }
}

/** An admin area of two files, so that its URLs respond as if it were built. */
const writeAdmin = async (folder: string) => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Admin</title>')
  await writeFile(join(folder, 'canvas.html'), '<!doctype html><title>Canvas</title>')
  await writeFile(join(folder, 'assets/client-00000000.js'), 'export {}')
}

beforeAll(async () => {
  admin = await mkdtemp(join(tmpdir(), 'ximblox-admin-'))
  await writeAdmin(admin)
  product = await startTestApp({ admin })
  const editor = await product.as('Administrator')
  const picture = new Uint8Array(await plainPicture().png().toBuffer())
  const file = { name: 'seedlings.png', bytes: picture, type: 'image/png' }
  const { id } = (await editor.media.addFile({ body: { path: '/' }, file })).file
  const page = await makePage(editor, {
    blocks: [{ type: 'note', key: 'opening', props: { text: 'Hi' }, __images: { picture: imageUse(id) } }],
  })
  const home = await makePage(editor, { slug: '', title: 'Home' })
  const below = await makePage(editor, { slug: `${page.slug}/below` })
  for (const one of [page, home, below]) await editor.page.publish({ params: { id: one.id }, body: {} })
  const { hash } = (await editor.page.get({ params: { id: page.id } })).page.pageVersion.blocks[0]?.__images
    ?.picture ?? { hash: '' }
  addresses = [
    '/',
    `/${page.slug}`,
    `/${below.slug}`,
    `/${page.slug}?page=2`,
    '/nowhere',
    '/404',
    '/cmsadmin',
    '/cmsadmin/login',
    '/cmsadmin/canvas',
    '/cmsadmin/assets/client-00000000.js',
    '/assets/theme-00000000.css',
    '/healthz',
    '/readyz',
    '/api/ximblox/openapi.json',
    '/api/ximblox/settings/get',
    '/api/ximblox/user/list',
    `/api/ximblox/page/get-by-slug-query?slug=/${page.slug}`,
    `/api/ximblox/page/get-sibling-slugs/${page.id}`,
    `/api/ximblox/medialib/get-page-file/${page.id}/block_images_opening/${hash}/seedlings.png`,
    `/api/ximblox/medialib/get-page-file/${page.id}/block_images_opening/${hash}/seedlings.png?w=160&f=webp`,
    '/preview/nothing',
  ]
})
afterAll(async () => {
  kept.destroy()
  await product.close()
  await rm(admin, { recursive: true })
})

test('no spelling of a path changes the response at the path itself', async () => {
  const before = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const address of addresses) before.set(address, await read(address))
  const found = [...before].filter(([, { status }]) => status === 200).map(([address]) => address)
  expect(found).toEqual(
    expect.arrayContaining(addresses.filter(address => address.includes('get-page-file'))),
  )
  expect(found).toEqual(expect.arrayContaining(['/', '/cmsadmin/login', '/api/ximblox/settings/get']))
  for (const address of addresses)
    await fc.assert(
      fc.asyncProperty(spellingsOf(address), async spelling => {
        // Invalid requests are disconnected.
        await send(spelling).catch(() => undefined)
        expect(await read(address)).toEqual(before.get(address))
      }),
      { numRuns: Math.ceil(spellings / addresses.length) },
    )
  // An invalid variant of one address may be a spelling of another.
  for (const address of addresses)
    expect([address, await read(address)]).toEqual([address, before.get(address)])
})
