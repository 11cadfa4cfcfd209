import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'

let test: TestApp
let admin: Client

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
})
afterAll(() => test.close())

const create = async (name: string, isPrivate = true) =>
  (await admin.tag.create({ body: { name, private: isPrivate } })).tag

it('a file has private tags, which are merged and deleted like those of pages', async () => {
  const [one, two, open] = [await create('One'), await create('Two'), await create('Open', false)]
  const { file } = await admin.media.addFile({
    body: { path: '/', videoUrl: 'https://vimeo.com/76979871', fileName: 'Film' },
  })
  const edit = (...tags: { id: number }[]) => admin.media.editFile({ body: { id: file.id, tags } })
  const tagsOf = async () =>
    (await admin.media.getFile({ params: { id: file.id } })).file.tags.map(({ name }) => name)
  expect(await refusalOf(edit(open, one, { id: 999_999 }))).toMatchObject({
    status: 422,
    codes: ['V_18 tags.0', 'V_18 tags.2'],
  })
  await edit(two, one)
  expect(await tagsOf()).toEqual(['One', 'Two'])
  const { data } = await admin.tag.list({ body: { searchTerm: 'One' } })
  expect(data.items).toMatchObject([{ files: 1, pages: 0 }])
  expect(await refusalOf(admin.tag.remove({ params: { id: one.id }, body: {} }))).toMatchObject({
    codes: ['TAG_01'],
    payload: { files: [{ id: file.id }] },
  })
  await admin.tag.merge({ params: { id: one.id }, body: { into: two.id } })
  expect(await tagsOf()).toEqual(['Two'])
  await admin.tag.restore({ params: { id: one.id }, body: {} })
  expect(await tagsOf()).toEqual(['One', 'Two'])
  await admin.tag.remove({ params: { id: one.id }, body: { force: true } })
  expect(await tagsOf()).toEqual(['Two'])
})
