import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { importStarterContent } from './starter-content.ts'

let folder: string
let test: TestApp
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox-content-'))
  test = await startTestApp()
})
afterEach(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const write = async (files: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), JSON.stringify(value))
  }
}

const start = ({ app, database }: TestApp = test, signal = new AbortController().signal) =>
  importStarterContent(app, testSite, folder, database.connection, signal)

const titles = async () => {
  const client = await test.as('Administrator')
  const { data } = await client.page.list({ body: {} })
  return data.items.map(({ title }) => title).toSorted()
}

const home = { type: 'basic', published: { title: 'Home' } }
const message = {
  type: 'news',
  updatedAt: '2026-11-24T10:00:00Z',
  publishedAt: '2026-11-24T10:00:00Z',
  published: { title: 'Open day', pageType: { props: { day: '2026-12-01' } } },
}
const written = {
  'site.json': { format: 1 },
  'pages/nl-nl/index.json': home,
  'pages/nl-nl/actueel/open-dag/index.json': message,
}

describe('the first start', () => {
  it('imports the starter content, in the languages of the site', async () => {
    await write(written)
    const before = await test.visitor().settings.get({})
    await start()
    expect(await titles()).toEqual(['Home', 'Open day'])
    expect(await (await test.read('/')).text()).toContain('Home')
    expect(await test.visitor().settings.get({})).toEqual(before)
  })

  it('happens once, whatever becomes of the content', async () => {
    await write(written)
    await start()
    await write({ 'pages/nl-nl/later/index.json': home })
    await start()
    expect(await titles()).toEqual(['Home', 'Open day'])
  })

  it('happens once when several nodes start together', async () => {
    await write(written)
    const other = await startTestApp({ beside: test })
    try {
      await Promise.all([start(), start(other), start()])
    } finally {
      await other.close()
    }
    expect(await titles()).toEqual(['Home', 'Open day'])
  })

  it('begins again after one that was stopped', async () => {
    await write(written)
    await expect(start(test, AbortSignal.abort())).rejects.toThrow('aborted')
    expect(await titles()).toEqual([])
    await start()
    expect(await titles()).toEqual(['Home', 'Open day'])
  })

  it('moves days that were ahead, so that they are ahead again', async () => {
    await write(written)
    await start({ ...test, app: { ...test.app, now: () => new Date('2027-11-26T12:00:00Z') } })
    const client = await test.as('Administrator')
    const { data } = await client.page.list({ body: { type: 'news' } })
    const [item] = data.items
    if (!item) throw new Error('the news was not imported')
    const { page } = await client.page.get({ params: { id: item.id } })
    expect(page.pageVersion.pageType.props).toMatchObject({ day: '2027-12-07' })
    expect(item.updatedAt).toBe('2027-11-26T12:00:00.000Z')
  })

  it('stores files as the folder describes them, which is part of the project', async () => {
    const picture = Buffer.from('not what an upload may be')
    const sha256 = createHash('sha256').update(picture).digest('hex')
    const described = { path: '/polder.png', sha256, image: { width: 40, height: 30, animated: true } }
    await write({ ...written, 'media/polder.png.json': described })
    await writeFile(join(folder, 'media/polder.png'), picture)
    await start()
    const { files } = await (await test.as('Administrator')).media.getDir({ body: { path: '/' } })
    expect(files).toMatchObject([{ fileName: 'polder.png', kind: 'gif' }])
  })

  it.each([
    [
      'has another digest',
      { sha256: '0'.repeat(64), image: { width: 40, height: 30 } },
      'is not the file that',
    ],
    [
      'has no digest',
      { image: { width: 40, height: 30 } },
      /polder.png: The content of the file is not of the type/,
    ],
  ])('inspects a file like an upload when it %s', async (_title, described, error) => {
    await write({ ...written, 'media/polder.png.json': { path: '/polder.png', ...described } })
    await writeFile(join(folder, 'media/polder.png'), 'not what an upload may be')
    await expect(start()).rejects.toThrow(error)
    expect(await titles()).toEqual([])
  })

  it('leaves a site with content as it is, also later', async () => {
    await write(written)
    const { pageVersion } = await makePage(await test.as('Administrator'), {})
    await start()
    await start()
    expect(await titles()).toEqual([pageVersion.title])
  })

  it('ends with every error in the folder, and imports when they are corrected', async () => {
    const broken = {
      type: 'basic',
      published: { title: 'Home', blocks: [{ type: 'note', key: 'a', props: { link: 5 } }] },
    }
    await write({
      ...written,
      'pages/nl-nl/index.json': broken,
      'pages/nl-nl/about/index.json': { type: 'leaflet' },
    })
    const printed = await start().then(() => '', explainStartFailure)
    expect(printed).toMatch(
      /^Ximblox could not start: the starter content in .+ cannot be imported, nothing was imported; /,
    )
    expect(printed).toContain('pages/nl-nl/about/index.json: type: the site has no "leaflet" for this page')
    expect(printed).not.toContain('\n')
    expect(await titles()).toEqual([])
    await rm(join(folder, 'pages/nl-nl/about'), { recursive: true })
    await write(written)
    await start()
    expect(await titles()).toEqual(['Home', 'Open day'])
  })
})
