import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import type { Client } from '@ximblox/contract/client'
import type { BlockChange } from '@ximblox/contract/history'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import { pageIDOf, versionIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'

let clock = new Date('2026-03-02T09:00:00Z')
let test: TestApp
let editor: Client
let publisher: Client

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  ;[editor, publisher] = await Promise.all([test.as('Editor'), test.as('Publisher')])
})
afterAll(() => test.close())

/** Saves the newest version and returns the page. */
const save = async (id: PageID, body: object, by = editor) => {
  const { page } = await by.page.get({ params: { id } })
  const { id: versionID, revision } = page.pageVersion
  return (await by.page.storeVersion({ params: { id: versionID }, body: { revision, ...body } })).pageVersion
}
const versionsOf = async (id: PageID, query = {}) =>
  (await editor.page.listVersions({ params: { id }, query })).data
const compare = async (from: VersionID, to: VersionID) =>
  (await editor.page.compareVersions({ query: { from, to } })).changes
const brief = (changes: BlockChange[]) =>
  changes.map(({ blockKey, kind, fields }) => [blockKey, kind, ...fields.map(({ path }) => path)])
const restore = (id: VersionID, body: { revision: number; blockKey?: string }, by = editor) =>
  by.page.restoreVersion({ params: { id }, body })

describe('the history of a page', () => {
  it('lists all versions, newest first, with their author and kind', async () => {
    const page = await makePage(editor)
    await save(page.id, { title: 'Second' })
    await save(page.id, { title: 'Third' }, publisher)
    const { items, totalItems } = await versionsOf(page.id)
    expect(totalItems).toBe(2)
    expect(items).toMatchObject([
      { title: 'Third', revision: 3, kind: 'saved', author: { name: 'Publisher' }, published: false },
      { title: 'Second', revision: 2, kind: 'saved', author: { name: 'Editor' }, restoredFrom: 0 },
    ])
    expect((await versionsOf(page.id, { pageSize: 1, pageIndex: 1 })).items).toMatchObject([
      { title: 'Second' },
    ])
    expect((await versionsOf(page.id, { columnToSort: 'at' })).items[0]).toMatchObject({ title: 'Second' })
  })

  it('lists the events of each version, with user and comment', async () => {
    const page = await makePage(editor)
    const params = { id: page.id }
    await editor.page.requestPublication({ params, body: { comment: 'Please' } })
    await publisher.page.rejectPublication({ params: { id: page.pageVersion.id }, body: { feedback: 'No' } })
    await editor.page.requestPublication({ params })
    await publisher.page.acceptPublication({ params: { id: page.pageVersion.id }, body: { feedback: 'Yes' } })
    await editor.page.share({ params: { id: page.pageVersion.id }, body: { note: 'For a friend' } })
    const newer = await save(page.id, { title: 'Newer' })
    await publisher.page.schedule({ params, body: { publishAt: '2026-03-03T09:00:00Z' } })
    await publisher.page.unpublish({ params })

    const { items } = await versionsOf(page.id)
    const listed = items.map(({ versionID, events }) => ({
      versionID,
      events: events.map(({ event, by, remark }) => `${event} by ${by.name} ${remark}`.trim()).toSorted(),
    }))
    expect(listed).toEqual([
      { versionID: newer.id, events: ['scheduled by Publisher'] },
      {
        versionID: page.pageVersion.id,
        events: [
          'accepted by Publisher Yes',
          'published by Publisher Yes',
          'rejected by Publisher No',
          'requested by Editor',
          'requested by Editor Please',
          'shared by Editor For a friend',
          'unpublished by Publisher',
        ],
      },
    ])
  })

  it('marks the live version', async () => {
    const page = await makePage(editor)
    await publisher.page.publish({ params: { id: page.id } })
    await save(page.id, { title: 'Newer' })
    expect((await versionsOf(page.id)).items.map(({ published }) => published)).toEqual([false, true])
  })

  it('is available to all users, for existing pages', async () => {
    const page = await makePage(editor)
    const viewer = await test.as('Viewer')
    expect((await viewer.page.listVersions({ params: { id: page.id } })).data.totalItems).toBe(1)
    const visitor = test.visitor().page.listVersions({ params: { id: page.id } })
    expect((await refusalOf(visitor)).status).toBe(401)
    expect((await refusalOf(versionsOf(pageIDOf(987_654)))).codes).toEqual(['PM_01'])
  })
})

describe('comparing', () => {
  it('lists differences by block and field', async () => {
    const page = await makePage(editor, { blocks: [note('a', 'a good day'), note('b', 'B'), note('c', 'C')] })
    await publisher.page.publish({ params: { id: page.id } })
    const after = await save(page.id, {
      title: 'Other',
      blocks: [note('c', 'C'), note('a', 'a bad day'), note('d', 'D')],
    })
    const changes = await compare(page.pageVersion.id, after.id)
    expect(brief(changes)).toEqual([
      [null, 'changed', 'title'],
      ['c', 'moved'],
      ['a', 'changed', 'props.text'],
      ['b', 'removed'],
      ['d', 'added'],
    ])
    expect(changes[2]?.fields[0]?.words).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'removed', text: 'good' },
      { kind: 'added', text: 'bad' },
      { kind: 'same', text: ' day' },
    ])
  })

  it('works across pages, for a translation and its source', async () => {
    const page = await makePage(editor, { blocks: [note('a', 'Hallo')] })
    const { pageVersionID } = await editor.page.createTranslation({
      body: { pageID: page.id, newLocale: 'en-gb', title: 'A page', slug: `t-${page.slug}` },
    })
    expect(await compare(page.pageVersion.id, pageVersionID)).toEqual([])
  })

  it('is refused for a version that does not exist, or whose page is in the bin', async () => {
    const [page, binned] = [await makePage(editor), await makePage(editor)]
    await publisher.page.delete({ params: { id: binned.id } })
    for (const other of [versionIDOf(987_654_321), binned.pageVersion.id]) {
      expect(await refusalOf(compare(page.pageVersion.id, other))).toMatchObject({
        status: 404,
        codes: ['PM_01'],
      })
    }
    const call = editor.page.compareVersions({ query: { from: page.pageVersion.id, to: versionIDOf('x') } })
    expect((await refusalOf(call)).status).toBe(422)
  })

  it('supports removed block types and renamed fields', async () => {
    const page = await makePage(editor, {
      blocks: [
        { type: 'from-elsewhere', key: 'unknown', props: { any: 'thing' } },
        { ...note('renamed', 'kept words'), version: 1 },
      ],
    })
    await publisher.page.publish({ params: { id: page.id } })
    const after = await save(page.id, {
      blocks: [
        { type: 'from-elsewhere', key: 'unknown', props: { any: 'other' } },
        { ...note('renamed', 'kept words'), version: 1 },
      ],
    })
    const known = test.app.registry
    const renamed = defineBlock({
      id: 'note',
      version: 2,
      label: { en: 'Note', nl: 'Note', de: 'Note', fr: 'Note' },
      group: 'text',
      fields: { words: plain({ label: { en: 'Words', nl: 'Words', de: 'Words', fr: 'Words' } }) },
      upgrades: { 1: ({ text = '' }) => ({ words: text }) },
    })
    test.app.registry = { ...known, blocks: new Map([...known.blocks, ['note', renamed]]) }
    try {
      expect(brief(await compare(page.pageVersion.id, after.id))).toEqual([
        ['unknown', 'changed', 'props.any'],
      ])
      const upgraded = await save(page.id, {
        blocks: [{ type: 'note', key: 'renamed', props: { words: 'new words' } }],
      })
      expect(brief(await compare(page.pageVersion.id, upgraded.id))).toEqual([
        ['unknown', 'removed'],
        ['renamed', 'changed', 'props.words'],
      ])
      const { pageVersion } = await restore(page.pageVersion.id, { revision: upgraded.revision })
      expect(pageVersion.blocks).toMatchObject([
        { key: 'unknown', props: { any: 'thing' } },
        { key: 'renamed', version: 2, props: { words: 'kept words' } },
      ])
    } finally {
      test.app.registry = known
    }
  })
})

describe('restoring', () => {
  it('writes an older version as the newest, with a note of its origin', async () => {
    const page = await makePage(editor, { title: 'First', blocks: [note('a', 'first')] })
    await publisher.page.publish({ params: { id: page.id } })
    const second = await save(page.id, { title: 'Second', blocks: [note('b', 'second')] })
    const { pageVersion } = await restore(page.pageVersion.id, { revision: second.revision })
    expect(pageVersion).toMatchObject({
      title: 'First',
      revision: second.revision + 1,
      blocks: [{ key: 'a', props: { text: 'first' } }],
    })
    expect((await versionsOf(page.id)).items).toMatchObject([
      { versionID: pageVersion.id, kind: 'restored', restoredFrom: page.pageVersion.id },
      { versionID: second.id },
      { versionID: page.pageVersion.id, published: true },
    ])
    expect(await compare(page.pageVersion.id, pageVersion.id)).toEqual([])
  })

  it('restores a single block and does not change the others', async () => {
    const page = await makePage(editor, { blocks: [note('a', 'old a'), note('b', 'old b')] })
    await publisher.page.publish({ params: { id: page.id } })
    const second = await save(page.id, { blocks: [note('c', 'new c'), note('a', 'new a')] })
    const { pageVersion } = await restore(page.pageVersion.id, { revision: second.revision, blockKey: 'a' })
    expect(brief(await compare(second.id, pageVersion.id))).toEqual([['a', 'changed', 'props.text']])
    const again = await restore(page.pageVersion.id, { revision: pageVersion.revision, blockKey: 'b' })
    expect(again.pageVersion.blocks.map(({ key, props }) => [key, props.text])).toEqual([
      ['c', 'new c'],
      ['a', 'old a'],
      ['b', 'old b'],
    ])
    const none = restore(page.pageVersion.id, { revision: again.pageVersion.revision, blockKey: 'c' })
    expect((await refusalOf(none)).codes).toEqual(['V_18 blockKey'])
  })

  it('does not overwrite another user’s draft', async () => {
    const page = await makePage(editor, { title: 'First' })
    await publisher.page.publish({ params: { id: page.id } })
    const draft = await save(page.id, { title: 'A draft', autosave: true })
    await restore(page.pageVersion.id, { revision: draft.revision })
    expect((await versionsOf(page.id)).items).toMatchObject([
      { title: 'First', kind: 'restored' },
      { versionID: draft.id, title: 'A draft', kind: 'autosave' },
      { versionID: page.pageVersion.id },
    ])
  })

  it('refuses a stale base and sends the newest version', async () => {
    const page = await makePage(editor)
    const second = await save(page.id, { title: 'Second' })
    const refused = await refusalOf(restore(page.pageVersion.id, { revision: second.revision - 1 }))
    expect(refused).toMatchObject({
      status: 409,
      codes: ['PM_02'],
      payload: { current: { id: second.id, title: 'Second' } },
    })
    const params = { id: page.pageVersion.id }
    const without = editor.page.restoreVersion({ params, body: {} as { revision: number } })
    expect((await refusalOf(without)).codes).toEqual(['V_01 revision'])
  })

  it('keeps incomplete fields of drafts, and reports what saving will require', async () => {
    const page = await makePage(editor)
    const half = [{ ...note('a', 'x'), anchorPoint: 'not an anchor' }]
    const draft = await save(page.id, { blocks: half, autosave: true })
    const saved = await save(page.id, { blocks: [note('a', 'x')] }, publisher)
    const params = { id: draft.id }
    const answer = await editor.page.restoreVersion({ params, body: { revision: saved.revision } })
    expect(answer.Errors).toMatchObject([{ property: 'blocks.0.anchorPoint', code: 'V_15' }])
    expect(answer.pageVersion.blocks[0]?.anchorPoint).toBe('not an anchor')
  })

  it('requires permission to edit pages there', async () => {
    const page = await makePage(editor)
    const viewer = await test.as('Viewer')
    const elsewhere = await test.as([{ name: 'edit-page', parameters: { locales: ['en-gb'] } }])
    for (const by of [viewer, elsewhere]) {
      const call = restore(page.pageVersion.id, { revision: 1 }, by)
      expect(await refusalOf(call)).toMatchObject({ status: 403, codes: ['UM_01'] })
    }
    expect((await versionsOf(page.id)).totalItems).toBe(1)
    clock = new Date(clock.getTime() + 1000)
  })
})

describe('what others replaced by merging', () => {
  const replaced = async (id: PageID, by = editor) => (await by.page.listReplaced({ params: { id } })).items
  const written = (text: string) => ({ blocks: [note('a', text)] })

  it('is reported to the author, with the name of the user who merged, until they write again', async () => {
    const page = await makePage(editor, { blocks: [note('a', 'Old')] })
    await save(page.id, written('By the editor'))
    const merged = await save(page.id, { ...written('By the publisher'), kind: 'merged' }, publisher)
    expect(await replaced(page.id)).toMatchObject([
      {
        by: { name: 'Publisher' },
        versionID: merged.id,
        blockKey: 'a',
        mine: 'By the editor',
        now: 'By the publisher',
      },
    ])
    expect(await replaced(page.id, publisher)).toEqual([])
    await save(page.id, { title: 'I have seen it' })
    expect(await replaced(page.id)).toEqual([])
  })

  it('excludes what was replaced without a merge, or has been restored', async () => {
    const page = await makePage(editor, { blocks: [note('a', 'Old')] })
    await save(page.id, written('By the editor'))
    await save(page.id, written('By the publisher'), publisher)
    expect(await replaced(page.id)).toEqual([])
    await save(page.id, written('Again'))
    await save(page.id, { ...written('Merged'), kind: 'merged' }, publisher)
    await save(page.id, written('Again'), publisher)
    expect(await replaced(page.id)).toEqual([])
  })

  it('is not available for missing pages, or to visitors', async () => {
    expect(await refusalOf(editor.page.listReplaced({ params: { id: pageIDOf(999_999) } }))).toMatchObject({
      codes: ['PM_01'],
    })
    const page = await makePage(editor)
    expect(await refusalOf(test.visitor().page.listReplaced({ params: { id: page.id } }))).toMatchObject({
      status: 401,
    })
  })
})
