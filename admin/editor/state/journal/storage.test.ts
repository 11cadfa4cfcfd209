import * as fakeIndexedDB from 'fake-indexeddb'
import { beforeAll, describe, expect, it } from 'vitest'
import { setField } from '../commands/fields.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, contentWith, registry, versionWith } from '../test/sample.ts'
import { changesOf } from './entry.ts'
import { openJournalStorage, withBaseAlways } from './storage.ts'

const fail = (error: unknown) => {
  throw error
}
const name = { userID: 1, pageID: 3, tab: 'one' }
const version = versionWith(contentWith([block('a')]))

const changed = () => {
  const editor = createEditor({ state: initialState(version), registry, now: () => 0 })
  editor.run(setField('a', ['props', 'title'], 'Hello'))
  return editor.store.getState()
}

it('reports that nothing can be stored without IndexedDB', async () => {
  const failures: unknown[] = []
  const storage = await openJournalStorage(error => failures.push(error))
  await storage.write(name, changesOf(changed(), 1), changed().base)
  expect(await storage.read(name)).toEqual([])
  expect(failures).toHaveLength(1)
})

describe('with IndexedDB', () => {
  beforeAll(() => {
    Object.assign(globalThis, fakeIndexedDB)
  })

  it('reads an entry as it was written, with the base of an earlier write', async () => {
    const storage = await openJournalStorage(fail, 'journal 1')
    const state = changed()
    await storage.write(name, changesOf(initialState(version), 1), state.base)
    await storage.write(name, changesOf(state, 2))
    expect(await storage.read(name)).toEqual([{ name, base: state.base, ...changesOf(state, 2) }])
  })

  it('lists only entries of this user and page, latest first', async () => {
    const storage = await openJournalStorage(fail, 'journal 2')
    const { base } = changed()
    const write = (part: Partial<typeof name>, at: number) =>
      storage.write({ ...name, ...part }, changesOf(changed(), at), base)
    await write({ userID: 2 }, 1)
    await write({ pageID: 33 }, 2)
    await write({}, 3)
    await write({ tab: 'two' }, 4)
    expect((await storage.read(name)).map(entry => entry.name.tab)).toEqual(['two', 'one'])
  })

  it('restores an entry completely with the next write after another tab removed it', async () => {
    const own = withBaseAlways(await openJournalStorage(fail, 'journal 4'))
    const other = await openJournalStorage(fail, 'journal 4')
    const state = changed()
    await own.write(name, changesOf(initialState(version), 1), state.base)
    await other.remove(name)
    await own.write(name, changesOf(state, 2))
    expect(await other.read(name)).toEqual([{ name, base: state.base, ...changesOf(state, 2) }])
  })

  it('removes an entry', async () => {
    const storage = await openJournalStorage(fail, 'journal 3')
    await storage.write(name, changesOf(changed(), 1), changed().base)
    await storage.remove(name)
    expect(await storage.read(name)).toEqual([])
  })
})
