import { describe, expect, it } from 'vitest'
import { cardsOf } from '../cards.ts'
import { answer } from '../commands/answer.ts'
import { remove } from '../commands/arrange.ts'
import { setTitle } from '../commands/fields.ts'
import { enter, select } from '../commands/view.ts'
import { isDirty } from '../state.ts'
import { openAutosaved } from '../test/autosaved.ts'
import { block, contentWith } from '../test/sample.ts'
import { createServer } from '../test/server.ts'

type Window = ReturnType<typeof openAutosaved>

const twoWindows = () => {
  const server = createServer(contentWith([block('a'), block('b')]))
  return [openAutosaved(server), openAutosaved(server)] as const
}

/** Types, and stores it, merging what the other window stored. */
const store = async (window: Window, text: string) => {
  window.type(text)
  await window.clock.pass(1000)
  const pending = () => window.requests.at(-1)
  const first = pending()
  await first?.answer()
  if (pending() !== first) await pending()?.answer()
}

const cardsIn = ({ state }: Window) =>
  cardsOf(state()).map(({ path, shown, others }) => ({
    path,
    shown,
    others: others.map(({ value }) => value),
  }))

describe('what another window stored', () => {
  it('replaces the text here, which a card keeps', async () => {
    const [one, two] = twoWindows()
    await store(one, 'first')
    await two.autosave.follow(two.server.head())
    expect(two.titleOf('a')).toBe('first')
    expect(isDirty(two.state())).toBe(false)
    await store(two, 'second')
    await one.autosave.follow(one.server.head())
    expect(one.titleOf('a')).toBe('second')
    expect(cardsIn(one)).toEqual([{ path: 'props.title', shown: 'second', others: ['first'] }])
    expect(cardsIn(two)).toEqual([])
  })

  it('is asked about while this window has other text that is not stored', async () => {
    const [one, two] = twoWindows()
    await store(one, 'first')
    two.type('second')
    await two.autosave.follow(two.server.head())
    expect(two.titleOf('a')).toBe('second')
    expect(cardsIn(two)).toEqual([{ path: 'props.title', shown: 'second', others: ['first'] }])
    await two.clock.pass(1000)
    await two.requests.at(-1)?.answer()
    expect(two.titleAt('a')).toBe('second')
  })

  it('waits for the answer to a request', async () => {
    const [one, two] = twoWindows()
    two.type('second')
    await two.clock.pass(1000)
    await two.requests[0]?.answer()
    await store(one, 'first')
    two.type('third', 'b')
    await two.clock.pass(1000)
    const following = two.autosave.follow(two.server.head())
    await two.requests.at(-1)?.answer()
    await two.requests.at(-1)?.answer()
    await following
    expect([two.titleOf('a'), two.titleOf('b')]).toEqual(['first', 'third'])
    expect(two.server.head().blocks.map(({ props }) => props.title)).toEqual(['first', 'third'])
  })

  it('makes one card of a place, however often both changed it', async () => {
    const [one, two] = twoWindows()
    for (const round of [1, 2]) {
      await store(one, `first ${round}`)
      await two.autosave.follow(two.server.head())
      await store(two, `second ${round}`)
      await one.autosave.follow(one.server.head())
    }
    expect(cardsIn(one)).toEqual([{ path: 'props.title', shown: 'second 2', others: ['first 1', 'first 2'] }])
  })

  it('makes one card of the title of the page as well', async () => {
    const [one, two] = twoWindows()
    for (const { editor } of [one, two]) editor.run(enter({ name: 'EditingPageSettings' }))
    const storeTitle = async (window: Window, title: string) => {
      window.editor.run(setTitle(title))
      await window.clock.pass(1000)
      await window.requests.at(-1)?.answer()
    }
    await storeTitle(one, 'First')
    await two.autosave.follow(two.server.head())
    for (const title of ['Second', 'Third']) {
      await storeTitle(two, title)
      await one.autosave.follow(one.server.head())
      expect(cardsIn(one)).toEqual([{ path: 'title', shown: title, others: ['First'] }])
    }
    await storeTitle(two, 'First')
    await one.autosave.follow(one.server.head())
    expect(cardsIn(one)).toEqual([])
    expect(one.state().overwritten).toEqual([])
  })

  it('is not listed in its steps, where each goes on with the one before', async () => {
    const [one, two] = twoWindows()
    for (const words of ['A windy', 'A windy day', 'A windy day here']) {
      await store(one, words)
      await two.autosave.follow(two.server.head())
      await store(two, 'Something else')
      await one.autosave.follow(one.server.head())
    }
    expect(cardsIn(one)).toEqual([
      { path: 'props.title', shown: 'Something else', others: ['A windy day here'] },
    ])
  })

  it('deletes the text with the caret, and the block before it is selected', async () => {
    const server = createServer(contentWith([block('a'), block('b'), block('c')]))
    const [one, two] = [openAutosaved(server), openAutosaved(server)]
    const selected = () => two.state().selection
    two.editor.run(select(['b'], ['props', 'title']))
    one.editor.run(remove(['b']))
    await one.clock.pass(1000)
    await one.requests.at(-1)?.answer()
    await two.autosave.follow(server.head())
    expect(selected()).toEqual({ blocks: ['a'], field: null })
    two.editor.run(select(['a', 'c']))
    one.editor.run(remove(['a']))
    await one.clock.pass(1000)
    await one.requests.at(-1)?.answer()
    await two.autosave.follow(server.head())
    expect(selected()).toEqual({ blocks: ['c'], field: null })
    one.editor.run(remove(['c']))
    await one.clock.pass(1000)
    await one.requests.at(-1)?.answer()
    await two.autosave.follow(server.head())
    expect(selected()).toEqual({ blocks: [], field: null })
  })

  it('leaves alone what was typed since, when that is kept', async () => {
    const [one, two] = twoWindows()
    await store(one, 'first')
    two.type('second')
    await two.autosave.follow(two.server.head())
    two.type('second, and on')
    const [card] = cardsOf(two.state())
    expect(card?.shown).toBe('second, and on')
    if (card) two.editor.run(answer(card.changes))
    expect(two.titleOf('a')).toBe('second, and on')
    expect(two.state().conflicts).toEqual([])
  })
})
