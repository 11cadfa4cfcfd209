import { describe, expect, it } from 'vitest'
import { typeField } from '../commands/fields.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, contentWith, registry, versionWith } from '../test/sample.ts'
import { settle, simulateTime } from '../test/time.ts'
import type { Changes } from './entry.ts'
import { startJournal } from './journal.ts'
import type { JournalStorage } from './storage.ts'

const name = { userID: 1, pageID: 3, tab: 'tab' }
const initial = initialState(versionWith(contentWith([block('a')])))

const open = (state = initial) => {
  const clock = simulateTime()
  const editor = createEditor({ state, registry, now: clock.now })
  const written: { changes: Changes; hasBase: boolean }[] = []
  const removed: unknown[] = []
  const failures: unknown[] = []
  /** What writes do besides. */
  const disk = { write: async () => {} }
  const storage: JournalStorage = {
    write: async (_name, changes, base) => {
      await disk.write()
      written.push({ changes, hasBase: base !== undefined })
    },
    read: async () => [],
    remove: async entry => void removed.push(entry),
  }
  const onFailure = (error: unknown) => void failures.push(error)
  const journal = startJournal({ store: editor.store, storage, clock, name, onFailure })
  const type = (text: string) => editor.run(typeField('a', ['props', 'title'], text))
  return { clock, editor, journal, written, removed, failures, disk, type }
}

const dirty = () => {
  const { editor, type } = open()
  type('unsaved')
  return editor.store.getState()
}

describe('the journal', () => {
  it('writes changes a quarter of a second after the first of them, and the base once', async () => {
    const { clock, type, written } = open()
    type('H')
    await clock.pass(100)
    type('He')
    await clock.pass(149)
    expect(written).toEqual([])
    await clock.pass(1)
    expect(written).toMatchObject([{ changes: { writtenAt: 250 }, hasBase: true }])
    type('Hey')
    await clock.pass(250)
    expect(written.map(({ hasBase }) => hasBase)).toEqual([true, false])
    await clock.pass(10_000)
    expect(written).toHaveLength(2)
  })

  it('writes the base again when the server has another one', async () => {
    const { clock, editor, written } = open()
    editor.update(state => ({ ...state, position: 1 }))
    await clock.pass(250)
    editor.update(state => ({ ...state, base: { ...state.base } }))
    await clock.pass(250)
    expect(written.map(({ hasBase }) => hasBase)).toEqual([true, true])
  })

  it('writes work that it begins with, and nothing while there is none', async () => {
    const { written } = open(dirty())
    const clean = open()
    await settle()
    await clean.clock.pass(1000)
    expect(written).toHaveLength(1)
    expect(clean.written).toEqual([])
  })

  it('is written at once when it is flushed, and not again', async () => {
    const { clock, journal, type, written } = open()
    type('H')
    expect(await journal.flush()).toBe(true)
    expect(written).toHaveLength(1)
    await clock.pass(1000)
    expect(await journal.flush()).toBe(true)
    expect(written).toHaveLength(1)
  })

  it('keeps nobody waiting for more than half a second', async () => {
    const { clock, disk, journal, type } = open()
    disk.write = () => new Promise(() => {})
    type('H')
    const answers: boolean[] = []
    const flush = async () => answers.push(await journal.flush())
    const flushed = flush()
    await clock.pass(499)
    expect(answers).toEqual([])
    await clock.pass(1)
    await flushed
    expect(answers).toEqual([false])
  })

  it('reports what cannot be written, and writes it with the next change', async () => {
    const { clock, disk, failures, journal, type, written } = open()
    const full = new Error('full')
    disk.write = () => Promise.reject(full)
    type('H')
    expect(await journal.flush()).toBe(false)
    expect([failures, written]).toEqual([[full], []])
    disk.write = async () => {}
    type('He')
    await clock.pass(250)
    expect(written).toMatchObject([{ hasBase: true }])
  })

  it('is removed at the end unless it has unsaved work', async () => {
    const saved = open()
    await saved.journal.close()
    expect(saved.removed).toEqual([name])
    const unsaved = open()
    unsaved.type('H')
    await unsaved.journal.close()
    expect(unsaved.written).toHaveLength(1)
    expect(unsaved.removed).toEqual([])
  })

  it('writes nothing any more once it is closed', async () => {
    const { clock, journal, type, written } = open()
    type('H')
    await journal.close()
    type('He')
    await clock.pass(1000)
    expect(written).toHaveLength(1)
  })
})
