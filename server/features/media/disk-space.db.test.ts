import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { member } from '../../test/member.ts'
import { pngFile } from '../../test/pictures.ts'

const full = { size: 1_000_000_000, free: 0 }
const roomy = { size: 1_000_000_000_000, free: 1_000_000_000_000 }
let volume = roomy
let product: TestApp

beforeAll(async () => {
  product = await startTestApp({ readVolume: async () => volume })
})
afterAll(() => product.close())
beforeEach(() => {
  volume = roomy
})

const readiness = async () => {
  const answer = await product.read('/readyz')
  return { status: answer.status, ...(await answer.json()) }
}

test('within the reserve uploads are refused, everything else works, and the node reports it but stays ready', async () => {
  const { client: editor, user } = await member(product, 'Administrator')
  const { file } = await editor.media.addFile({ body: { path: '/' }, file: await pngFile('before.png') })
  volume = full
  const png = await pngFile('a.png')
  const refused = { status: 507, codes: ['ML_10 f'] }
  expect(await refusalOf(editor.media.addFile({ body: { path: '/' }, file: png }))).toMatchObject(refused)
  expect(
    await refusalOf(editor.media.replaceFile({ body: { id: String(file.id) }, file: png })),
  ).toMatchObject(refused)
  expect(await refusalOf(editor.users.setImage({ params: { id: user.ID }, file: png }))).toMatchObject({
    ...refused,
    codes: ['ML_10 profileImage'],
  })
  expect(await readdir(product.app.storage.temporaryFolder)).toEqual([])

  await editor.media.createDir({ body: { path: '/', folderName: 'Folder' } })
  await editor.media.addFile({ body: { path: '/', videoUrl: 'https://vimeo.com/76979871' } })
  expect(await readiness()).toMatchObject({ status: 200, ready: true, details: { storage: 'full' } })

  volume = roomy
  await editor.media.addFile({ body: { path: '/' }, file: png })
  expect(await readiness()).toMatchObject({ details: { storage: 'ok' } })
})

test('a database without space leads to 507 and fails the readiness check', async () => {
  const editor = await product.as('Editor')
  await sql`
    create function fail_for_lack_of_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    product.app.db,
  )
  await sql`create trigger full_disk before insert on folder execute function fail_for_lack_of_space()`.execute(
    product.app.db,
  )
  const refusal = await refusalOf(editor.media.createDir({ body: { path: '/', folderName: 'Other' } }))
  expect(refusal).toMatchObject({ status: 507, codes: ['G_06'] })
  expect(await readiness()).toMatchObject({ ready: true, details: { storage: 'full' } })
})
