import type { Client } from '@ximblox/contract/client'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import type { PageVersion } from '@ximblox/contract/pages'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp
let editor: Client
let other: Client

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  editor = await test.as('Publisher')
  other = await test.as('Editor')
})
afterAll(() => test.close())

const store = async (
  client: Client,
  version: Pick<PageVersion, 'id' | 'revision'>,
  text: string,
  autosave = false,
) => {
  const body = { revision: version.revision, blocks: [note('one', text)], ...(autosave && { autosave }) }
  return (await client.page.storeVersion({ params: { id: version.id }, body })).pageVersion
}

const rows = (pageID: number) =>
  test.app.db
    .selectFrom('page_version')
    .where('page_id', '=', pageID)
    .select(['id', 'revision', 'kind', 'sealed', 'refs'])
    .orderBy('id')
    .execute()

describe('storing a version', () => {
  it('seals a row for each save, so that every one is in the history', async () => {
    const { pageVersion } = await makePage(editor)
    const second = await store(editor, pageVersion, 'two')
    const third = await store(editor, second, 'three')
    const history = await rows(pageVersion.pageID)
    expect(history.map(row => [row.id, row.kind, row.sealed])).toEqual([
      [second.id, 'saved', true],
      [third.id, 'saved', true],
    ])
    expect(third.revision).toBe(pageVersion.revision + 2)
  })

  it('refuses ids in the body that do not match the version and its page', async () => {
    const [one, two] = [await makePage(editor), await makePage(editor)]
    const { id, pageID, revision } = one.pageVersion
    const body = { revision, title: 'Changed' }
    const stored = (ids: { id?: VersionID; pageID?: PageID }, to = id) =>
      editor.page.storeVersion({ params: { id: to }, body: { ...body, ...ids } })
    expect(await refusalOf(stored({ id: two.pageVersion.id }))).toMatchObject({
      status: 422,
      codes: ['V_15 id'],
    })
    expect((await refusalOf(stored({ pageID: two.id }))).codes).toEqual(['V_15 pageID'])
    expect((await refusalOf(stored({ id, pageID }, two.pageVersion.id))).codes).toEqual([
      'V_15 id',
      'V_15 pageID',
    ])
    for (const page of [one, two]) expect(await rows(page.id)).toHaveLength(1)
    for (const page of [one, two])
      expect((await editor.page.get({ params: { id: page.id } })).page.pageVersion).toEqual(page.pageVersion)
    expect((await stored({ id, pageID })).pageVersion.title).toBe('Changed')
  })

  it('refuses them before it sends the newest version, and checks the permission first', async () => {
    const { id, revision } = (await makePage(editor)).pageVersion
    const stale = { params: { id }, body: { revision: revision + 1, pageID: pageIDOf(1) } }
    expect((await refusalOf(editor.page.storeVersion(stale))).codes).toEqual(['V_15 pageID'])
    const viewer = await test.as('Viewer')
    expect((await refusalOf(viewer.page.storeVersion(stale))).codes).toEqual(['UM_01'])
  })

  it('uses one open row for the autosaves of one author within half an hour', async () => {
    const { pageVersion } = await makePage(editor)
    const saved = await store(editor, pageVersion, 'saved')
    const first = await store(editor, saved, 'a', true)
    const second = await store(editor, first, 'ab', true)
    expect(second.id).toBe(first.id)
    expect(second.revision).toBe(first.revision + 1)
    clock = new Date(clock.getTime() + 31 * 60_000)
    const later = await store(editor, second, 'abc', true)
    expect(later.id).not.toBe(second.id)
    const theirs = await store(other, later, 'abcd', true)
    expect(theirs.id).not.toBe(later.id)
  })

  it('writes nothing when the content is unchanged, but saving seals it', async () => {
    const { pageVersion } = await makePage(editor)
    const autosaved = await store(editor, pageVersion, 'same', true)
    const again = await store(editor, autosaved, 'same', true)
    expect([again.id, again.revision]).toEqual([autosaved.id, autosaved.revision])
    const saved = await store(editor, again, 'same')
    expect([saved.id, saved.revision]).toEqual([autosaved.id, autosaved.revision])
    expect((await rows(pageVersion.pageID)).at(-1)?.sealed).toBe(true)
  })

  it('turns an autosave into a saved version when saving changes nothing', async () => {
    const { pageVersion } = await makePage(editor)
    const saved = await store(editor, pageVersion, 'first')
    const autosaved = await store(editor, saved, 'second', true)
    await store(editor, autosaved, 'second')
    expect((await rows(pageVersion.pageID)).at(-1)).toMatchObject({ kind: 'saved', sealed: true })
  })

  it('refuses a stale base with PM_02 and the whole head, and changes nothing', async () => {
    const { pageVersion } = await makePage(editor)
    const winner = await store(other, pageVersion, 'theirs')
    const refusal = await refusalOf(store(editor, pageVersion, 'mine'))
    expect(refusal).toMatchObject({ status: 409, codes: ['PM_02'], payload: { current: winner } })
    const { page } = await editor.page.get({ params: { id: pageVersion.pageID } })
    expect(page.content[0]?.props).toEqual({ text: 'theirs' })
  })

  it('requires the revision of its base', async () => {
    const { pageVersion } = await makePage(editor)
    const body = { title: 'no base' } as never
    expect(await refusalOf(editor.page.storeVersion({ params: { id: pageVersion.id }, body }))).toMatchObject(
      {
        status: 422,
        codes: ['V_01 revision'],
      },
    )
  })

  it('accepts fetched data unchanged, and keeps absent keys', async () => {
    const { pageVersion } = await makePage(editor)
    const renamed = await editor.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: 1, title: 'New' },
    })
    expect(renamed.pageVersion.blocks).toEqual(pageVersion.blocks)
    const again = await editor.page.storeVersion({
      params: { id: pageVersion.id },
      body: renamed.pageVersion,
    })
    expect(again.pageVersion).toEqual(renamed.pageVersion)
  })

  it('lets one of twenty saves of one revision succeed; nineteen get 409 with the head', async () => {
    const { pageVersion } = await makePage(editor)
    const attempts = Array.from({ length: 20 }, (_, index) => store(editor, pageVersion, `text ${index}`))
    const results = await Promise.allSettled(attempts)
    const won = results.filter(result => result.status === 'fulfilled')
    const lost = results.filter(result => result.status === 'rejected').map(result => result.reason)
    expect(won).toHaveLength(1)
    expect(lost.map(error => [error.status, error.code, error.payload.current.id])).toEqual(
      Array.from({ length: 19 }, () => [409, 'PM_02', won[0]?.value.id]),
    )
  })

  it('accepts incomplete anchors in autosaves and reports them, and refuses them on save', async () => {
    const { pageVersion } = await makePage(editor)
    const blocks = [{ ...note('one', 'Hello'), anchorPoint: '1 not a name' }]
    const params = { id: pageVersion.id }
    const kept = await editor.page.storeVersion({ params, body: { revision: 1, blocks, autosave: true } })
    expect(kept.Errors).toMatchObject([{ property: 'blocks.0.anchorPoint', code: 'V_15' }])
    expect(kept.pageVersion.blocks[0]?.anchorPoint).toBe('1 not a name')
    expect(
      await refusalOf(editor.page.storeVersion({ params, body: { revision: 2, blocks } })),
    ).toMatchObject({
      codes: ['V_15 blocks.0.anchorPoint'],
    })
  })

  it('reports all errors at once and refuses what cannot be stored even in an autosave', async () => {
    const { pageVersion } = await makePage(editor)
    const blocks = [
      note('same', 'a'),
      { type: 'box', key: 'b', slots: { inside: [note('same', 'b')], nowhere: [] } },
    ]
    const body = { revision: 1, blocks, autosave: true }
    expect(
      (await refusalOf(editor.page.storeVersion({ params: { id: pageVersion.id }, body }))).codes.sort(),
    ).toEqual(['V_05 blocks.1.slots.inside.0.key', 'V_15 blocks.1.slots.nowhere'])
  })

  it('keeps blocks of an unknown type exactly as they are', async () => {
    const unknown = {
      type: 'from-elsewhere',
      key: 'u',
      version: 7,
      props: { deep: { list: [1, null, 'x'] } },
      anchorPoint: '',
      __images: {},
      __files: {},
    }
    const page = await makePage(editor, { blocks: [unknown] })
    expect(page.content).toEqual([unknown])
    const stored = await editor.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: 1, title: 'X', blocks: page.content },
    })
    expect(stored.pageVersion.blocks).toEqual([unknown])
  })

  it('writes the usage graph with the content, including child blocks', async () => {
    const { pageVersion } = await makePage(editor)
    const inside = [
      {
        type: 'from-elsewhere',
        key: 'link',
        props: { to: { ref: 'page', id: pageVersion.pageID, block: 'one' } },
      },
    ]
    const blocks = [{ type: 'box', key: 'b', slots: { inside } }]
    await editor.page.storeVersion({ params: { id: pageVersion.id }, body: { revision: 1, blocks } })
    const id = pageVersion.pageID
    expect((await rows(id)).at(-1)?.refs.sort()).toEqual(
      [`a:${id}#one`, 'b:box', 'b:from-elsewhere', `p${id}`].sort(),
    )
  })

  it('never changes a sealed row: the database itself refuses it', async () => {
    const { pageVersion } = await makePage(editor)
    const saved = await store(editor, pageVersion, 'sealed')
    const change = test.app.db
      .updateTable('page_version')
      .set({ title: 'changed' })
      .where('id', '=', saved.id)
    await expect(change.execute()).rejects.toThrow('is sealed')
  })

  it('returns to each of many editors what they stored, and keeps every acknowledged text', async () => {
    const { pageVersion } = await makePage(editor)
    const pageID = pageVersion.pageID
    const acknowledged: { id: VersionID; text: string }[] = []
    const write = async (text: string): Promise<void> => {
      const { page } = await editor.page.get({ params: { id: pageID } })
      try {
        const stored = await store(editor, page.pageVersion, text)
        expect(stored.blocks[0]?.props).toEqual({ text })
        acknowledged.push({ id: stored.id, text })
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'PM_02')) throw error
        await write(text)
      }
    }
    const author = async (name: number) => {
      for (const round of [1, 2, 3, 4, 5]) await write(`author ${name}, round ${round}`)
    }
    await Promise.all(Array.from({ length: 8 }, (_, name) => author(name)))

    expect(acknowledged).toHaveLength(40)
    for (const { id, text } of acknowledged) {
      const kept = await editor.page.getVersion({ params: { versionId: id } })
      expect(kept.pageVersion.blocks[0]?.props).toEqual({ text })
    }
  })

  it('works during repeated translations, each of which is consistent', async () => {
    const { pageVersion } = await makePage(editor)
    let latest = pageVersion
    const translateAll = async () => {
      for (let round = 0; round < 10; round++) {
        const body = {
          pageID: pageVersion.pageID,
          newLocale: 'en-gb' as const,
          title: 'T',
          slug: `copy-${round}-${pageVersion.id}`,
        }
        await editor.page.createTranslation({ body }).catch(error => {
          if (error.code !== 'V_05') throw error
        })
      }
    }
    const storeAll = async () => {
      for (let round = 0; round < 10; round++) latest = await store(editor, latest, `round ${round}`, true)
    }
    await Promise.all([translateAll(), storeAll()])
    const { page } = await editor.page.get({ params: { id: pageVersion.pageID } })
    expect(page.content[0]?.props).toEqual({ text: 'round 9' })
  })
})

describe('an edit of a live page that is undone after it was saved', () => {
  const stateOf = async (pageID: number) =>
    (await editor.page.get({ params: { id: pageIDOf(pageID) } })).page.state

  const published = async (text: string) => {
    const { id } = await makePage(editor, { blocks: [note('one', text)] })
    const { page } = await editor.page.publish({ params: { id }, body: {} })
    return { id, live: page.pageVersion }
  }

  it('leaves the page as published, with nothing to publish, until the next edit', async () => {
    const { id, live } = await published('one')
    const edited = await store(editor, live, 'two', true)
    expect(await stateOf(id)).toBe('unpublished-changes')
    const undone = await store(editor, edited, 'one', true)
    expect(undone.id).not.toBe(live.id)
    expect(await stateOf(id)).toBe('published')
    const { data } = await editor.page.list({ body: { state: 'unpublished-changes', pageSize: 100 } })
    expect(data.items.map(item => item.id)).not.toContain(id)
    const { page } = await editor.page.publish({ params: { id }, body: {} })
    expect(page.publishedVersionID).toBe(live.id)
    await store(editor, undone, 'three', true)
    expect(await stateOf(id)).toBe('unpublished-changes')
    await editor.page.publish({ params: { id }, body: {} })
    expect(await stateOf(id)).toBe('published')
    await editor.page.unpublish({ params: { id }, body: {} })
    expect(await stateOf(id)).toBe('not-published')
  })

  it.each(['', ' \\u0000 and "quotes"'])(
    'is recognised in any order of keys, in a text with %j',
    async text => {
      const { id, live } = await published(`one${text}`)
      const edited = await store(editor, live, 'two', true)
      const { type, key, props } = note('one', `one${text}`)
      const body = { revision: edited.revision, blocks: [{ props, key, type }], autosave: true }
      await editor.page.storeVersion({ params: { id: edited.id }, body })
      expect(await stateOf(id)).toBe('published')
    },
  )
})
