import { defineBlock } from '@ximblox/blocks/define-block'
import { file } from '@ximblox/blocks/fields/file'
import { link } from '@ximblox/blocks/fields/link'
import { list } from '@ximblox/blocks/fields/list'
import { createRegistry } from '@ximblox/blocks/registry'
import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'

const teaser = defineBlock({
  id: 'teaser',
  version: 1,
  label: 'Teaser',
  group: 'lists',
  fields: {
    to: link({ label: 'To', pageTypes: ['news'] }),
    more: list({ label: 'More', fields: { to: link({ label: 'To', pageTypes: ['news', 'basic'] }) } }),
    film: file({ label: 'Film', accept: ['youtube'] }),
    anything: file({ label: 'Anything' }),
  },
})

const { registry } = testSite
let test: TestApp
let publisher: Client

beforeAll(async () => {
  const blocks = [...registry.blocks.values(), teaser]
  const [pageTypes, forms] = [[...registry.pageTypes.values()], [...registry.forms.values()]]
  test = await startTestApp({ registry: createRegistry({ blocks, pageTypes, forms }) })
  publisher = await test.as('Administrator')
})
afterAll(() => test.close())

const addFile = async (kind: string): Promise<number> => {
  const values = { name: `${crypto.randomUUID()}.bin`, kind, video: 'abc', uploaded_at: test.app.now() }
  const { id } = await test.app.db.insertInto('file').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

const toPage = (id: number) => ({ target: { ref: 'page', id } })
const store = async (block: Partial<BlockInput>) => {
  const { pageVersion } = await makePage(publisher)
  const blocks = [{ type: 'teaser', key: 'one', ...block }]
  return publisher.page.storeVersion({ params: { id: pageVersion.id }, body: { revision: 1, blocks } })
}

it('a link to a page of another type is refused, in lists too', async () => {
  const [news, basic] = [await makePage(publisher, { type: 'news' }), await makePage(publisher)]
  const more = (id: number) => [{ key: 'k1', ...{ to: toPage(id) } }]
  await expect(store({ props: { to: toPage(news.id), more: more(basic.id) } })).resolves.toBeDefined()
  expect(await refusalOf(store({ props: { to: toPage(basic.id) } }))).toMatchObject({
    status: 422,
    codes: ['V_15 blocks.0.props.to'],
    payload: { Errors: [{ reason: 'not-allowed', params: { allowed: ['news'] } }] },
  })
  expect(await refusalOf(store({ props: { to: { url: '/news' } } }))).toMatchObject({ status: 422 })
})

it('a link to a page that is gone says nothing about its type', async () => {
  await expect(store({ props: { to: toPage(999_999) } })).resolves.toBeDefined()
})

it('a file of another kind is refused where a field takes some kinds', async () => {
  const [youtube, vimeo] = [await addFile('youtube'), await addFile('vimeo')]
  const withFiles = (fileID: number, name: string) =>
    store({ __files: { [name]: { hash: '', fileName: '', fileID } } })
  await expect(withFiles(youtube, 'film')).resolves.toBeDefined()
  await expect(withFiles(vimeo, 'anything')).resolves.toBeDefined()
  expect(await refusalOf(withFiles(vimeo, 'film'))).toMatchObject({
    status: 422,
    codes: ['V_15 blocks.0.__files.film'],
  })
})
