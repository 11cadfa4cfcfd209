import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'
import { deleteOldAutosaves } from './retention.ts'

let clock = new Date('2026-03-02T09:00:00Z')
let test: TestApp
let editor: Client
let publisher: Client

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
const logIn = async () => {
  ;[editor, publisher] = await Promise.all([test.as('Editor'), test.as('Publisher')])
}
beforeEach(logIn)
afterAll(() => test.close())

const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const write = async (id: PageID, text: string, autosave: boolean) => {
  const { page } = await editor.page.get({ params: { id } })
  const { id: versionID, revision } = page.pageVersion
  const body = { revision, autosave, blocks: [note('one', text)] }
  return (await editor.page.storeVersion({ params: { id: versionID }, body })).pageVersion.id
}
const versionsOf = async (id: PageID) => {
  const rows = await test.app.db
    .selectFrom('page_version')
    .where('page_id', '=', id)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}

describe('an autosave', () => {
  it('is deleted after 30 days unless it is the newest version or is referred to', async () => {
    const page = await makePage(editor)
    const params = { id: page.id }
    const created = page.pageVersion.id
    await publisher.page.publish({ params })
    /** Each gets its own row, because the half hour of the previous one is over. */
    const autosave = async (text: string) => {
      wait(31)
      return write(page.id, text, true)
    }
    const dropped = await autosave('dropped')
    const requested = await autosave('requested')
    await editor.page.requestPublication({ params })
    const shared = await autosave('shared')
    await editor.page.share({ params: { id: shared } })
    const restored = await autosave('restored')
    const saved = await write(page.id, 'saved', false)
    const { page: now } = await editor.page.get({ params })
    const body = { revision: now.pageVersion.revision }
    const { pageVersion } = await editor.page.restoreVersion({ params: { id: restored }, body })
    const newest = await autosave('newest')

    wait(29 * 24 * 60)
    expect(await deleteOldAutosaves(test.app)).toBe(0)
    wait(2 * 24 * 60)
    expect(await deleteOldAutosaves(test.app)).toBe(1)
    const kept = [created, requested, shared, restored, saved, pageVersion.id, newest]
    expect(await versionsOf(page.id)).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
    expect(kept).not.toContain(dropped)
  })
})
