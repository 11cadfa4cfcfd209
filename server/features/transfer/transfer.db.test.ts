import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { imageUse, makePage, note } from '../../test/content.ts'
import { plainPicture } from '../../test/pictures.ts'
import { testSite } from '../../test/site.ts'
import { exportSite } from './export-site.ts'
import { importSite } from './import-site.ts'

const silent = () => {}

let root: string
let source: TestApp
let editor: Client
let original: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ximblox-transfer-'))
  source = await startTestApp()
  editor = await source.as('Administrator')
  await fill()
  original = await exported(source, 'original')
})
afterAll(async () => {
  await source.close()
  await rm(root, { recursive: true })
})

describe('an export', () => {
  it('is the same after an import into an empty site', async () => {
    const target = await startTestApp()
    expect(await importInto(target, original)).toEqual({ pages: 8, files: 5 })
    expect(await contentsOf(await exported(target, 'again'))).toEqual(await contentsOf(original))
    await target.close()
  })

  it('names everything by keys that survive, and contains nothing of users', async () => {
    const files = await contentsOf(original)
    expect(Object.keys(files)).toEqual(expectedFiles)
    const text = Object.values(files).join('\n')
    expect(text).not.toContain('@example.org')
    expect(text).not.toContain('Administrator')
    expect(JSON.parse(files['media/Foto’s/polder.png.json'] ?? '')).toEqual({
      path: '/Foto’s/polder.png',
      image: { width: 40, height: 30 },
      sha256: expect.any(String),
      alt: 'Polder',
      focal: { x: 0.2, y: 0.7 },
      tags: ['Soil'],
      uploadedAt: expect.any(String),
    })
    expect(
      JSON.parse(files['pages/nl-nl/actueel/bericht/index.json'] ?? '').published.pageType.props,
    ).toEqual({
      summary: 'Kort',
      day: '2027-03-01',
      tags: [{ ref: 'tag', id: 'public/Water' }],
      privateTags: [{ ref: 'tag', id: 'private/Soil' }],
    })
    expect(JSON.parse(files['pages/en-gb/news/message/index.json'] ?? '').translationOf).toBe(
      'nl-nl/actueel/bericht',
    )
    const later = JSON.parse(files['pages/en-gb/later/index.json'] ?? '')
    const { text: scheduledText } = later.scheduled.blocks[0].props
    expect([scheduledText, later.draft.blocks[0].props.text]).toEqual(['Later', 'After that'])
    expect(later.schedule).toMatchObject({ publishAt: '2099-01-01T08:00:00.000Z', page: 'nl-nl/start' })
    const page = JSON.parse(files['pages/nl-nl/start/index.json'] ?? '')
    expect(page.draft.blocks[1]).toMatchObject({
      type: 'pointer',
      props: {
        to: { target: { ref: 'page', id: 'nl-nl/actueel/bericht', block: 'first' } },
        more: [
          { to: { target: { ref: 'page', id: null } } },
          { to: { target: { ref: 'file', id: '/Foto’s/lijst: 1.csv' } } },
        ],
      },
    })
    expect(page.draft.blocks[2].slots.inside[0].__images.picture.file).toBe('/Foto’s/polder.png')
  })

  it('lists what it leaves out', async () => {
    const { leftOut } = await exportSite({ ...source.app }, join(root, 'listed'), silent)
    expect(leftOut).toMatchObject({
      users: 2,
      'pages in the bin': 1,
      'earlier versions of pages': 0,
      'open publication requests': 1,
      'deleted or merged tags': 2,
      'references to what was deleted': 3,
    })
  })

  it('replaces an earlier one, and leaves everything else in its folder', async () => {
    const folder = await exported(source, 'repeated')
    await writeFile(join(folder, 'README.md'), 'Ours')
    await write(folder, 'pages/nl-nl/gone/index.json', '{}')
    await exportSite(source.app, folder, silent)
    expect(await readFile(join(folder, 'README.md'), 'utf8')).toBe('Ours')
    await rm(join(folder, 'README.md'))
    expect(await contentsOf(folder)).toEqual(await contentsOf(original))
  })

  it('never replaces a folder that no export has written', async () => {
    const folder = join(root, 'foreign')
    await write(folder, 'media/holiday.jpg', 'mine')
    await expect(exportSite(source.app, folder, silent)).rejects.toThrow('media, which no export has written')
    expect(await readdir(folder, { recursive: true })).toEqual(['media', 'media/holiday.jpg'])
  })

  it('warns of content that an import refuses, and of lost files', async () => {
    const other = await startTestApp()
    const client = await other.as('Administrator')
    const page = await makePage(client, { slug: 'old' })
    await client.page.publish({ params: { id: page.id }, body: {} })
    await other.database.asOwner(
      `alter table page_version disable trigger all;
       update page_version set blocks = '[{"type":"note","key":"one","version":1,"props":{"text":7},"anchorPoint":"","__images":{},"__files":{}}]'`,
    )
    const { warnings } = await exportSite(other.app, join(root, 'warned'), silent)
    expect(warnings).toEqual([
      expect.stringMatching(/^pages\/nl-nl\/old\/index.json: published.blocks.0.props.text: /),
    ])
    await other.close()
  })
})

describe('an import', () => {
  let target: TestApp
  beforeEach(async () => {
    target = await startTestApp()
    return () => target.close()
  })

  it('shows visitors what the exported site shows', async () => {
    await importInto(target, original)
    for (const path of ['/start', '/actueel/bericht', '/en-gb/news/message', '/old-path', '/draft'])
      expect([path, await seenBy(target, path)]).toEqual([path, await seenBy(source, path)])
  })

  it('keeps the site as empty as it was when one page is wrong, and names file and place', async () => {
    const folder = await changed('invalid', 'pages/nl-nl/start/index.json', page =>
      page
        .replace('"text": "Hallo"', '"text": 7')
        .replace('"key": "one"', '"key": "one", "anchorPoint": "no anchor"')
        .replace('"id": "nl-nl/actueel/bericht"', '"id": "nl-nl/nowhere"'),
    )
    const before = await rowsOf(target)
    await expect(importInto(target, folder)).rejects.toThrow(
      /nothing was imported\n {2}pages\/nl-nl\/start\/index\.json: published\.blocks\.0\.\S+: .*\n.*\n.*there is no page "nl-nl\/nowhere"/,
    )
    expect(await rowsOf(target)).toEqual(before)
  })

  it('is refused by a site with content', async () => {
    await makePage(await target.as('Administrator'))
    await expect(importInto(target, original)).rejects.toThrow('not empty, it has 1 pages')
  })

  it('upgrades content of earlier definitions like content in the database', async () => {
    const folder = await changed('earlier', 'pages/nl-nl/actueel/bericht/index.json', page =>
      page.replace('"summary": "Kort",', ''),
    )
    await importInto(target, folder)
    const { props } = JSON.parse(
      (await contentsOf(await exported(target, 'upgraded')))['pages/nl-nl/actueel/bericht/index.json'] ?? '',
    ).published.pageType
    expect(props.summary).toBe('')
  })

  it('treats a file without a digest like an upload', async () => {
    const folder = await copyOf('uploaded')
    await write(folder, 'media/new.png', await plainPicture(30, 30, 'plum').withMetadata().png().toBuffer())
    await write(folder, 'media/new.png.json', JSON.stringify({ path: '/new.png', alt: 'New' }))
    await write(folder, 'media/false.png', '<script>alert(1)</script>')
    await write(folder, 'media/false.png.json', JSON.stringify({ path: '/false.png' }))
    await expect(importInto(target, folder)).rejects.toThrow('media/false.png: ')
    await rm(join(folder, 'media/false.png'))
    await rm(join(folder, 'media/false.png.json'))
    expect(await importInto(target, folder)).toEqual({ pages: 8, files: 6 })
  })
})

describe('an import into an empty site', () => {
  let target: TestApp
  beforeAll(async () => {
    target = await startTestApp()
    return () => target.close()
  })

  it.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    [
      'a link to a file outside',
      folder => symlink('/etc/passwd', join(folder, 'media/passwd.txt')),
      /media\/passwd\.txt: .*links are not followed/,
    ],
    [
      'a link to a folder outside',
      folder => symlink('/etc', join(folder, 'pages/etc')),
      /pages\/etc: .*links are not followed/,
    ],
    [
      'a path that leaves the library',
      async folder => {
        await write(folder, 'media/x.txt', 'x')
        await write(folder, 'media/x.txt.json', '{"path":"/../x.txt"}')
      },
      /x\.txt\.json: path: /,
    ],
    [
      'metadata without its file',
      folder => rm(join(folder, 'media/Foto’s/polder.png')),
      /polder\.png is missing/,
    ],
    [
      'a changed file',
      folder => write(folder, 'media/Foto’s/polder.png', 'x'),
      /polder\.png: is not the file that/,
    ],
    ['a file without metadata', folder => write(folder, 'media/x.txt', 'x'), /x\.txt: has no \.json/],
    [
      'an enormous file of JSON',
      folder => truncate(join(folder, 'tags.json'), 2 ** 40),
      /tags\.json: is larger than/,
    ],
    ['broken JSON', folder => write(folder, 'tags.json', '{"public":['), /tags\.json: is not valid JSON/],
    ['deep JSON', folder => write(folder, 'tags.json', '['.repeat(100_000)), /tags\.json: is not valid JSON/],
    [
      'a prototype',
      folder => write(folder, 'tags.json', '{"public":[],"private":[],"__proto__":{}}'),
      /not valid JSON/,
    ],
    [
      'an unknown property',
      folder => write(folder, 'tags.json', '{"public":[],"private":[],"secret":[]}'),
      /tags\.json: secret: /,
    ],
    [
      'a page at a reserved path',
      folder => write(folder, 'pages/nl-nl/api/x/index.json', '{}'),
      /api\/x\/index\.json: is not a place/,
    ],
    [
      'a page of an unknown type',
      folder => write(folder, 'pages/nl-nl/x/index.json', '{"type":"none","draft":{"title":"x"}}'),
      /type: the site has no "none"/,
    ],
    [
      'a synonym that is alone',
      folder => write(folder, 'synonyms.json', '{"nl":[["csrd"]]}'),
      /synonyms\.json: nl: \["csrd"\] is no group of synonyms/,
    ],
    [
      'a synonym in two groups',
      folder => write(folder, 'synonyms.json', '{"nl":[["csrd","a"],["CSRD","b"]]}'),
      /synonyms\.json: nl: \["CSRD","b"\] has words of another group/,
    ],
    ['another format', folder => write(folder, 'site.json', '{"format":2}'), /site\.json: format: /],
    ['no site', folder => rm(join(folder, 'site.json')), /has no site\.json/],
  ])('refuses %s', async (name, change, message) => {
    const folder = await copyOf(name.replaceAll(' ', '-'))
    await change(folder)
    await expect(importInto(target, folder)).rejects.toThrow(message)
    expect((await target.app.db.selectFrom('page').select('id').execute()).length).toBe(0)
  })

  it('refuses a file that is larger than an upload may be', async () => {
    const folder = await copyOf('large')
    await write(folder, 'media/large.zip.json', '{"path":"/large.zip"}')
    await write(folder, 'media/large.zip', '')
    await truncate(join(folder, 'media/large.zip'), 2 ** 30)
    await expect(importInto(target, folder)).rejects.toThrow(/large\.zip: is larger than/)
  })
})

/** A site with every kind of content, and with what an export leaves out. */
const fill = async () => {
  const [water, soil, old] = [
    await editor.tag.create({ body: { name: 'Water', private: false } }),
    await editor.tag.create({ body: { name: 'Soil', private: true } }),
    await editor.tag.create({ body: { name: 'Old', private: false } }),
  ].map(({ tag }) => tag.id)
  const merged = (await editor.tag.create({ body: { name: 'Waters', private: false } })).tag
  await editor.media.createDir({ body: { path: '/', folderName: 'Foto’s' } })
  await editor.media.createDir({ body: { path: '/Foto’s', folderName: 'a.b' } })
  const add = async (path: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
    (await editor.media.addFile({ body: { path }, file: { name, bytes } })).file
  const picture = new Uint8Array(await plainPicture(40, 30).jpeg().toBuffer())
  const polder = await add(
    '/Foto’s',
    'polder.png',
    new Uint8Array(await plainPicture(40, 30).png().toBuffer()),
  )
  const lost = await add('/', 'lost.jpg', picture)
  await add('/Foto’s/a.b', `${'漢'.repeat(110)}.jpg`, picture)
  await add('/Foto’s', 'a.b.txt', new TextEncoder().encode('Text'))
  const shared = await add('/Foto’s', 'lijst: 1.csv', new TextEncoder().encode('a,b\n'))
  await editor.media.addFile({ body: { path: '/', videoUrl: 'https://vimeo.com/123456' } })
  await editor.media.editFile({ body: { id: shared.id, shared: true } })
  await editor.media.editFile({
    body: {
      id: polder.id,
      defaultAltText: 'Polder',
      focalPoint: { x: 0.2, y: 0.7 },
      tags: [{ id: soil ?? 0 }],
    },
  })

  const publish = (page: { id: Awaited<ReturnType<typeof makePage>>['id'] }) =>
    editor.page.publish({ params: { id: page.id }, body: {} })
  const store = async (
    page: Awaited<ReturnType<typeof makePage>>,
    body: Omit<Parameters<typeof editor.page.storeVersion>[0]['body'], 'revision'>,
  ) => {
    const { pageVersion } = (await editor.page.get({ params: { id: page.id } })).page
    await editor.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, ...body },
    })
  }
  const deleted = await makePage(editor, { slug: 'deleted' })
  const news = await makePage(editor, {
    type: 'news',
    slug: 'bericht',
    title: 'Bericht',
    blocks: [note('first', 'Eerst')],
  })
  await store(news, {
    pageType: {
      id: 'news',
      props: {
        summary: 'Kort',
        day: '2027-03-01',
        tags: [water, merged.id, old].map(id => ({ ref: 'tag' as const, id: id ?? 0 })).slice(0, 3),
        privateTags: [{ ref: 'tag', id: soil ?? 0 }],
      },
    },
    seoKeywords: ['peil', 'polder'],
    seoIndexed: false,
    seoImage: [imageUse(polder.id)],
  })
  await publish(news)
  await editor.tag.merge({ params: { id: merged.id }, body: { into: water ?? 0 } })
  await editor.tag.remove({ params: { id: old ?? 0 }, body: { force: true } })

  const start = await makePage(editor, { slug: 'old-path', title: 'Start' })
  await store(start, { blocks: [note('one', 'Hallo')] })
  await publish(start)
  await editor.page.save({
    params: { id: start.id },
    body: { id: start.id, slug: 'start', shouldUpdateLinks: false },
  })
  await store(start, {
    blocks: [
      { ...note('one', 'Newer'), __images: { picture: imageUse(lost.id) } },
      {
        type: 'pointer',
        key: 'two',
        props: {
          to: { label: 'News', target: { ref: 'page', id: news.id, block: 'first' } },
          more: [
            { key: 'm1', to: { target: { ref: 'page', id: deleted.id } } },
            { key: 'm2', to: { target: { ref: 'file', id: shared.id } } },
          ],
        },
      },
      {
        type: 'box',
        key: 'three',
        anchorPoint: 'box',
        slots: {
          inside: [
            {
              ...note('four', 'In the box'),
              __images: {
                picture: {
                  ...imageUse(polder.id),
                  altText: 'Alt',
                  cropParams: { x: 1, y: 2, width: 10, height: 10, rotate: 0, scaleX: 1, scaleY: -1 },
                },
              },
            },
          ],
        },
      },
    ],
  })
  await editor.media.deleteFile({ body: { id: lost.id, force: true } })
  await editor.page.delete({ params: { id: deleted.id }, body: { force: true } })

  const translated = await editor.page.createTranslation({
    body: { pageID: news.id, newLocale: 'en-gb', title: 'Message', slug: 'message' },
  })
  await editor.page.publish({ params: { id: translated.pageID }, body: {} })

  const later = await makePage(editor, { slug: 'later', locale: 'en-gb' })
  await publish(later)
  await store(later, { blocks: [note('one', 'Later')] })
  await editor.page.schedule({
    params: { id: later.id },
    body: {
      publishAt: '2099-01-01T09:00',
      unpublishAt: '2099-02-01T09:00',
      zone: 'Europe/Amsterdam',
      leave: 'redirect',
      to: '/start',
    },
  })
  await store(later, { blocks: [note('one', 'After that')] })

  const draft = await makePage(editor, { slug: 'draft', blocks: [] })
  await editor.page.requestPublication({ params: { id: draft.id }, body: { comment: 'Please' } })
  const gone = await makePage(editor, { slug: 'gone' })
  await publish(gone)
  await editor.page.unpublish({ params: { id: gone.id }, body: { leave: 'gone' } })
  const home = await makePage(editor, { slug: '', title: 'Home' })
  await publish(home)
  const formTypes = [...testSite.registry.blocks.keys()].filter(type => type.endsWith('-form'))
  const every = await makePage(editor, {
    slug: 'every/block',
    blocks: formTypes.map((type, index) => ({ type, key: `form-${index}`, props: {} })),
  })
  await store(every, { title: 'Every block' })

  await editor.synonym.create({ body: { language: 'nl', words: ['CSRD', 'verslag over duurzaamheid'] } })
  await editor.synonym.create({ body: { language: 'nl', words: ['akker', 'veld'] } })

  const { data } = await editor.menu.list()
  const menu = data.find(({ locale }) => locale === 'nl-nl')
  await editor.menu.store({
    params: { id: menu?.id ?? 0 },
    body: {
      revision: menu?.revision ?? 0,
      items: [
        {
          key: 'a',
          title: 'News',
          pageID: news.id,
          children: [{ key: 'b', title: 'List', fileID: shared.id, children: [] }],
        },
        { key: 'c', title: 'Elsewhere', url: 'https://example.com/', children: [] },
      ],
    },
  })
}

const longName = `${'漢'.repeat(30)}~2cd5105ce147ccd3.jpg`

const expectedFiles = [
  'folders.json',
  `media/Foto’s/a%2Eb/${longName}`,
  `media/Foto’s/a%2Eb/${longName}.json`,
  'media/Foto’s/a.b.txt',
  'media/Foto’s/a.b.txt.json',
  'media/Foto’s/lijst%3A 1.csv',
  'media/Foto’s/lijst%3A 1.csv.json',
  'media/Foto’s/polder.png',
  'media/Foto’s/polder.png.json',
  'media/Vimeo 123456.json',
  'menus/en-gb.json',
  'menus/nl-nl.json',
  'pages/en-gb/later/index.json',
  'pages/en-gb/news/message/index.json',
  'pages/nl-nl/actueel/bericht/index.json',
  'pages/nl-nl/draft/index.json',
  'pages/nl-nl/every/block/index.json',
  'pages/nl-nl/gone/index.json',
  'pages/nl-nl/index.json',
  'pages/nl-nl/start/index.json',
  'redirects/nl-nl.json',
  'site.json',
  'synonyms.json',
  'tags.json',
]

const exported = async (app: TestApp, name: string) => {
  const folder = join(root, name)
  await exportSite(app.app, folder, silent)
  return folder
}

const importInto = ({ app }: TestApp, folder: string) =>
  importSite({ ...app, menus: testSite.menus }, folder, silent)

const filesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true })
  const isFile = await Promise.all(names.map(async name => (await stat(join(folder, name))).isFile()))
  return names.filter((_, index) => isFile[index]).toSorted()
}

/** All files with their bytes. */
const contentsOf = async (folder: string): Promise<Record<string, string>> => {
  const files = await filesIn(folder)
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'latin1')))
  return Object.fromEntries(
    files.map((file, index) => [
      file,
      file.endsWith('.json') ? Buffer.from(texts[index] ?? '', 'latin1').toString() : (texts[index] ?? ''),
    ]),
  )
}

const write = async (folder: string, file: string, content: string | Uint8Array) => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}

const copyOf = async (name: string) => {
  const folder = join(root, `copy-${name}`)
  for (const file of await filesIn(original)) await write(folder, file, await readFile(join(original, file)))
  return folder
}

const changed = async (name: string, file: string, change: (content: string) => string) => {
  const folder = await copyOf(name)
  await write(folder, file, change(await readFile(join(folder, file), 'utf8')))
  return folder
}

const seenBy = async (app: TestApp, path: string) => {
  const answer = await app.read(path)
  const text = await answer.text()
  const [, page] = /<script type="application\/json">(.*)<\/script>/.exec(text) ?? []
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    blocks: page === undefined ? text : JSON.parse(page).blocks,
  }
}

const rowsOf = async ({ database }: TestApp) =>
  (
    await database.pool.query(
      'select (select count(*) from page) as pages, (select count(*) from file) as files, (select count(*) from tag) as tags, (select count(*) from audit) as audit, (select value from setting where key = $1) as starter',
      ['starter-site'],
    )
  ).rows
