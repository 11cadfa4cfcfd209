import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@ximblox/contract/client'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { registryWithCourses as registry } from '../../test/shared-dates.ts'
import { testSite } from '../../test/site.ts'
import { exportSite } from './export-site.ts'
import { importSite } from './import-site.ts'

let root: string
let source: TestApp
let target: TestApp

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ximblox-shared-fields-'))
  source = await startTestApp({ registry })
  target = await startTestApp({ registry })
})
afterAll(async () => {
  await source.close()
  await target.close()
  await rm(root, { recursive: true })
})

const spring = { key: 'spring', start: '2027-03-02', capacity: 10, place: 'Utrecht' }

const store = async (client: Client, id: PageID, props: JsonObject) => {
  const { pageVersion } = (await client.page.get({ params: { id } })).page
  const pageType = { id: 'course', props: { ...pageVersion.pageType.props, ...props } }
  const body = { revision: pageVersion.revision, pageType }
  return client.page.storeVersion({ params: { id: pageVersion.id }, body })
}
const publish = (client: Client, id: PageID) => client.page.publish({ params: { id }, body: {} })

/** What visitors and editors see of both pages. */
const shownOn = async (app: TestApp, client: Client) => {
  const seen = []
  for (const [path, locale] of [
    ['/een-cursus', 'nl-nl'],
    ['/en-gb/a-course', 'en-gb'],
  ] as const) {
    const { page } = await app.visitor().page.getBySlug({ body: { slug: path } })
    const { data } = await client.page.list({ body: { locale, type: 'course' } })
    const [row] = data.items
    const head = row && (await client.page.get({ params: { id: row.id } })).page
    seen.push({ public: page?.typeData, newest: head?.typeData })
  }
  return seen
}

test('shared values are the same after export and import, published and not, with the words of each language', async () => {
  const editor = await source.as('Administrator')
  const { id } = await makePage(editor, { type: 'course', slug: 'een-cursus' })
  await store(editor, id, { price: 400, dates: [spring], summary: 'Leren' })
  const { pageID } = await editor.page.createTranslation({
    body: { pageID: id, newLocale: 'en-gb', title: 'A course', slug: 'a-course' },
  })
  await store(editor, pageID, {
    dates: [{ ...spring, place: 'Utrecht, the Netherlands' }],
    summary: 'Learning',
  })
  await publish(editor, id)
  await publish(editor, pageID)
  await store(editor, id, { price: 450 })
  const before = await shownOn(source, editor)
  expect(before).toMatchObject([
    { public: { price: 400 }, newest: { price: 450 } },
    { public: { price: 400, dates: [{ place: 'Utrecht, the Netherlands' }] }, newest: { price: 450 } },
  ])

  await exportSite(source.app, root, () => {})
  await importSite({ ...target.app, menus: testSite.menus }, root, () => {})
  const after = await target.as('Administrator')
  expect(await shownOn(target, after)).toEqual(before)
  const { data } = await after.page.list({ body: { locale: 'nl-nl', type: 'course' } })
  const [dutch] = data.items
  if (!dutch?.siblings[0]) throw new Error('the course was not imported')
  expect((await store(after, dutch.siblings[0].id, { price: 1 })).ignored).toEqual(['pageType.props.price'])
  await store(after, dutch.id, { dates: [{ ...spring, place: 'Zwolle' }] })
  await publish(after, dutch.id)
  expect(await shownOn(target, after)).toMatchObject([
    { public: { price: 450, dates: [{ place: 'Zwolle' }] } },
    { public: { price: 450, dates: [{ place: 'Zwolle' }] } },
  ])
})
