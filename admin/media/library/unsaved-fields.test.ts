import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUnsavedFields, type SaveResult, type UnsavedField } from './unsaved-fields.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = (...results: SaveResult[]) => {
  const fields = createUnsavedFields()
  const saves: [value: string, base: string][] = []
  const typed = (value: string, base = ''): UnsavedField<string> => ({
    value,
    base,
    words: value,
    save: async (sent, over) => {
      saves.push([sent, over])
      await new Promise(resolve => setTimeout(resolve, 100))
      return results.shift() ?? 'saved'
    },
  })
  return { fields, saves, typed }
}

describe('what is typed about a file', () => {
  it('is saved one second after the last change', async () => {
    const { fields, saves, typed } = start()
    fields.change('alt 1', typed('Ein'))
    await vi.advanceTimersByTimeAsync(900)
    fields.change('alt 1', typed('Ein Bär 🐻'))
    await vi.advanceTimersByTimeAsync(999)
    expect(saves).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(saves).toEqual([['Ein Bär 🐻', '']])
    expect([fields.get('alt 1'), fields.words()]).toEqual([undefined, []])
  })

  it('is saved again over what was just stored if it changed in the meantime', async () => {
    const { fields, saves, typed } = start()
    fields.change('alt 1', typed('Ein'))
    const flushed = fields.flush('alt 1')
    fields.change('alt 1', typed('Ein Bär'))
    await vi.advanceTimersByTimeAsync(500)
    await flushed
    expect(saves).toEqual([
      ['Ein', ''],
      ['Ein Bär', 'Ein'],
    ])
    expect(fields.words()).toEqual([])
  })

  it('is sent once although the field loses the focus while it is being saved', async () => {
    const { fields, saves, typed } = start()
    fields.change('alt 1', typed('Ein'))
    const both = Promise.all([fields.flush('alt 1'), fields.flush('alt 1')])
    await vi.advanceTimersByTimeAsync(200)
    await both
    expect(saves).toHaveLength(1)
  })

  it('is tried again five seconds after a failure', async () => {
    const { fields, saves, typed } = start('failed')
    fields.change('alt 1', typed('Ein'))
    await vi.advanceTimersByTimeAsync(1_200)
    expect(fields.words()).toEqual(['Ein'])
    await vi.advanceTimersByTimeAsync(4_800)
    expect(saves).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(400)
    expect([saves.length, fields.words()]).toEqual([2, []])
  })

  it('is kept, and not tried again, if it is refused', async () => {
    const { fields, saves, typed } = start('refused')
    fields.change('alt 1', typed('Ein'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([saves.length, fields.words()]).toEqual([1, ['Ein']])
  })

  it('is saved for each file and property on its own', async () => {
    const { fields, saves, typed } = start()
    fields.change('alt 1', typed('Eins'))
    fields.change('alt 2', typed('Zwei'))
    const all = fields.flushAll()
    await vi.advanceTimersByTimeAsync(200)
    await all
    expect(saves.map(([value]) => value)).toEqual(['Eins', 'Zwei'])
  })

  it('is not sent any more once the library is closed', async () => {
    const { fields, saves, typed } = start()
    const end = fields.start()
    fields.change('alt 1', typed('Ein'))
    end()
    fields.change('alt 1', typed('Ein Bär'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect([saves, fields.words()]).toEqual([[], ['Ein Bär']])
  })

  it('includes words that are no value yet, until they are chosen or deleted', () => {
    const { fields, saves } = start()
    fields.note('tags 1', 'Somm')
    expect([fields.noted('tags 1'), fields.words()]).toEqual(['Somm', ['Somm']])
    fields.note('tags 1', '')
    expect([fields.noted('tags 1'), fields.words(), saves]).toEqual(['', [], []])
  })

  it('is announced when it begins and when it is saved', async () => {
    const { fields, typed } = start()
    let count = 0
    const end = fields.subscribe(() => {
      count += 1
    })
    fields.change('alt 1', typed('Ein'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(count).toBe(2)
    end()
    fields.change('alt 1', typed('Ein Bär'))
    expect(count).toBe(2)
  })
})
