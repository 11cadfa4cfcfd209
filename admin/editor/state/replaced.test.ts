import type { ReplacedPart } from '@ximblox/contract/history'
import { describe, expect, it } from 'vitest'
import { answer as answerCard, mineOf } from './commands/answer.ts'
import { overwrittenBy } from './replaced.ts'
import { openSession } from './session.ts'
import { type Overwritten, versionContentOf } from './state.ts'
import { createBrowser } from './test/browser.ts'
import { connect, goodConditions } from './test/network.ts'
import { block, contentWith, registry } from './test/sample.ts'
import { createServer } from './test/server.ts'
import { simulateTime } from './test/time.ts'

const takeBack = (change: Overwritten) => answerCard([change], mineOf(change))
const leave = (change: Overwritten) => answerCard([change])

const part = (parts: Partial<ReplacedPart>): ReplacedPart => ({
  by: { ID: 2, name: 'Bob' },
  versionID: 12,
  blockKey: 'a',
  type: 'text',
  path: 'props.title',
  mine: 'Mine',
  now: 'Theirs',
  ...parts,
})

/** Opens the page on which others replaced something, in a browser with or without earlier visits. */
const open = async (parts: readonly ReplacedPart[], browser = createBrowser()) => {
  const cards = [{ key: 'one', name: 'One' }]
  const server = createServer(
    contentWith([block('a', { props: { title: 'Theirs', body: '', cards } }), block('b')]),
  )
  const clock = simulateTime()
  const { storage, locks } = browser.openTab()
  const answered: string[] = []
  const session = await openSession({
    head: server.head(),
    name: { userID: 1, pageID: 3, tab: 'first' },
    registry,
    store: connect(server, clock, () => goodConditions),
    storage,
    locks,
    clock,
    newTab: () => 'another',
    whenLeaving: () => () => {},
    onJournalFailure: error => {
      throw error
    },
    replaced: parts.map(overwrittenBy),
    onAnswered: notice => answered.push(notice),
  })
  const shown = () => session.editor.store.getState().overwritten
  const answer = async (answering: typeof leave) => {
    const [change] = shown()
    if (!change) throw new Error('There is no card')
    session.editor.run(answering(change))
    await clock.pass(5000)
  }
  return { session, answered, shown, answer, content: () => versionContentOf(server.head()) }
}

describe('text that others replaced while no editor was open', () => {
  it('is shown with the user who replaced it, and can be restored and undone', async () => {
    const { shown, answer, answered, content, session } = await open([part({})])
    expect(shown()).toMatchObject([{ by: { name: 'Bob' }, operation: { from: 'Mine', to: 'Theirs' } }])
    await answer(takeBack)
    expect(content().blocks[0]?.props.title).toBe('Mine')
    expect(shown()).toEqual([])
    expect(answered).toEqual(['12 a props.title'])
    expect(session.editor.undo()).toBe('done')
  })

  it('can be dismissed', async () => {
    const { shown, answer, answered, content } = await open([part({})])
    await answer(leave)
    expect([shown(), answered]).toEqual([[], ['12 a props.title']])
    expect(content().blocks[0]?.props.title).toBe('Theirs')
  })

  it('may be in a page field, a list item or a block', async () => {
    const title = await open([part({ blockKey: null, path: 'title', mine: 'Mine', now: 'Home' })])
    await title.answer(takeBack)
    expect(title.content().title).toBe('Mine')

    const place = { parent: null, slot: '', after: 'one' }
    const lost = { path: 'props.cards.two', mine: { key: 'two', name: 'Two' }, now: undefined, place }
    const item = await open([part(lost)])
    await item.answer(takeBack)
    expect(item.content().blocks[0]?.props.cards).toMatchObject([{ key: 'one' }, { key: 'two' }])

    const gone = { type: 'text', key: 'gone', version: 1, props: { title: 'Mine' } }
    const whole = await open([
      part({
        blockKey: 'gone',
        path: '',
        mine: gone,
        now: undefined,
        place: { ...place, after: 'a' },
      }),
    ])
    await whole.answer(takeBack)
    expect(whole.content().blocks.map(({ key }) => key)).toEqual(['a', 'gone', 'b'])
  })

  it('is not shown twice if a card of this browser already shows it', async () => {
    const browser = createBrowser()
    const { session } = await open([part({})], browser)
    await session.close()
    const again = await open([part({ versionID: 13 })], browser)
    expect(again.shown()).toHaveLength(1)
    await again.answer(leave)
    expect(again.answered).toEqual(['13 a props.title'])
  })

  it('is not shown if it was restored or its block was deleted', async () => {
    expect((await open([part({ mine: 'Theirs' })])).shown()).toEqual([])
    expect((await open([part({ blockKey: 'gone' })])).shown()).toEqual([])
  })
})
