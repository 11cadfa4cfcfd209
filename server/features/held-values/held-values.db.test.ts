import type { HeldPlace } from '@ximblox/contract/held-values'
import { limits } from '@ximblox/contract/limits'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { type Member, member } from '../../test/member.ts'
import { deleteOldReports } from './store.ts'

let test: TestApp
let kim: Member
let ann: Member
let time = Date.parse('2026-05-01T12:00:00Z')
beforeAll(async () => {
  test = await startTestApp({ now: () => new Date(time) })
  kim = await member(test, 'Publisher')
  ann = await member(test, 'Publisher')
})
afterAll(() => test.close())

const title: HeldPlace = { blockKey: 'a', path: 'props.title' }
const summary: HeldPlace = { blockKey: null, path: 'pageType.props.summary' }

const newPage = async () => (await makePage(kim.client)).id
type ID = Awaited<ReturnType<typeof newPage>>
const report = ({ client }: Member, id: ID, places: HeldPlace[], browser = 'laptop') =>
  client.page.reportHeldValues({ params: { id }, body: { browser, places } })
const listed = async ({ client }: Member, id: ID) =>
  (await client.page.listHeldValues({ params: { id } })).items

describe('values that a browser keeps', () => {
  it('are known to everybody who opens the page, with their author and time', async () => {
    const id = await newPage()
    await report(kim, id, [title, summary])
    const at = new Date(time).toISOString()
    const by = { ID: kim.user.ID, name: kim.user.name }
    expect(await listed(ann, id)).toEqual([
      { ...title, by, at, browser: 'laptop' },
      { ...summary, by, at, browser: 'laptop' },
    ])
  })

  it('are reported by each browser for itself, until it keeps none', async () => {
    const id = await newPage()
    await report(kim, id, [title])
    await report(kim, id, [summary], 'phone')
    await report(kim, id, [summary])
    await report(ann, id, [title])
    await report(kim, id, [], 'phone')
    await report(kim, id, [], 'phone')
    const found = (await listed(kim, id)).map(({ by, path, browser }) => [by.ID, path, browser])
    expect(found).toHaveLength(2)
    expect(found).toContainEqual([kim.user.ID, summary.path, 'laptop'])
    expect(found).toContainEqual([ann.user.ID, title.path, 'laptop'])
  })

  it('keep the time of their first report', async () => {
    const id = await newPage()
    await report(kim, id, [title])
    const at = new Date(time).toISOString()
    time += 60_000
    await report(kim, id, [title])
    expect((await listed(kim, id))[0]?.at).toBe(at)
    await report(kim, id, [title, summary])
    expect((await listed(kim, id))[0]?.at).toBe(new Date(time).toISOString())
  })

  it('are refused of a page that does not exist', async () => {
    const missing = { status: 404 }
    expect(await refusalOf(report(kim, pageIDOf(999_999), [title]))).toMatchObject(missing)
    expect(await refusalOf(listed(kim, pageIDOf(999_999)))).toMatchObject(missing)
  })

  it('are forgotten with their author', async () => {
    const id = await newPage()
    const gone = await member(test, 'Publisher')
    const admin = await member(test, 'Administrator')
    await report(gone, id, [title])
    await admin.client.users.remove({ params: { id: gone.user.ID } })
    expect(await listed(kim, id)).toEqual([])
  })

  it('are forgotten after a month', async () => {
    const id = await newPage()
    await report(kim, id, [title])
    time += limits.heldValueDays * 86_400_000 + 1
    // The session of everybody has ended by now.
    expect(await listed(await member(test, 'Publisher'), id)).toEqual([])
    await deleteOldReports(test.app.db, new Date(time))
    expect(await test.app.db.selectFrom('held_value').selectAll().execute()).toEqual([])
  })
})
