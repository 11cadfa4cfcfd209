import type { VersionContent } from '@ximblox/contract/pages'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer as answerCard, mineOf } from '../commands/answer.ts'
import { remove } from '../commands/arrange.ts'
import { setField, setTitle } from '../commands/fields.ts'
import { insertItem, removeItem } from '../commands/items.ts'
import { enter } from '../commands/view.ts'
import { initialState, type Overwritten, versionContentOf } from '../state.ts'
import { type Command, createEditor } from '../store.ts'
import { connect, goodConditions } from '../test/network.ts'
import { block, columnsBlock, contentWith, registry } from '../test/sample.ts'
import { createServer, type Server } from '../test/server.ts'
import { simulateTime } from '../test/time.ts'
import { startAutosave } from './autosave.ts'

const takeBack = (change: Overwritten) => answerCard([change], mineOf(change))
const leave = (change: Overwritten) => answerCard([change])

const open = (server: Server) => {
  const clock = simulateTime()
  const editor = createEditor({ state: initialState(server.head()), registry, now: clock.now })
  startAutosave({ editor, store: connect(server, clock, () => goodConditions), clock })
  const shown = () => editor.store.getState().overwritten
  const done = async (command: Command) => {
    editor.run(enter({ name: command.needs === 'edit-page' ? 'EditingPageSettings' : 'Editing' }))
    expect(editor.run(command)).toBe(true)
    await clock.pass(5000)
  }
  return {
    done,
    shown,
    conflicts: () => editor.store.getState().conflicts,
    /** Answers the only card. */
    answer: (answer: (change: Overwritten) => Command) => {
      const [change] = shown()
      if (!change) throw new Error('There is no card')
      return done(answer(change))
    },
    undo: async () => {
      editor.undo()
      await clock.pass(5000)
    },
    document: () => editor.store.getState().document,
  }
}

const write = (key: string, text: string) => setField(key, ['props', 'title'], text)
const title = (content: VersionContent, index: number) => content.blocks[index]?.props.title

let server: Server
let ann: ReturnType<typeof open>

/** Bob loads what Ann saved and changes it; Ann learns of it with her next save. */
const bob = async (...commands: Command[]) => {
  const other = open(server)
  for (const command of commands) await other.done(command)
  await ann.done(write('other', `${Math.random()}`))
}

beforeEach(() => {
  server = createServer(
    contentWith([block('a'), columnsBlock('columns', { left: [block('in')] }), block('other')]),
  )
  ann = open(server)
})

describe('text that another user overwrites', () => {
  it('is shown with the name of that user, whose text stays on the page until it is restored', async () => {
    await ann.done(write('a', 'mine'))
    await bob(write('a', 'theirs'))
    expect(ann.shown()).toMatchObject([
      { by: { name: 'Ann' }, operation: { target: 'a', from: 'mine', to: 'theirs' } },
    ])
    expect(title(versionContentOf(server.head()), 0)).toBe('theirs')
    await ann.answer(takeBack)
    expect(ann.shown()).toEqual([])
    expect(title(versionContentOf(server.head()), 0)).toBe('mine')
    await ann.undo()
    expect(title(versionContentOf(server.head()), 0)).toBe('theirs')
  })

  it('can be dismissed', async () => {
    await ann.done(write('a', 'mine'))
    await bob(write('a', 'theirs'))
    await ann.answer(leave)
    expect(ann.shown()).toEqual([])
    expect(title(versionContentOf(server.head()), 0)).toBe('theirs')
  })

  it('is not reported for a field that this user did not write', async () => {
    await bob(write('a', 'theirs'))
    expect(ann.shown()).toEqual([])
  })

  it('gets one card for several changes, and none if the other user restores it', async () => {
    await ann.done(write('a', 'mine'))
    await bob(write('a', 'theirs'))
    await bob(write('a', 'theirs again'))
    expect(ann.shown()).toMatchObject([{ operation: { from: 'mine', to: 'theirs again' } }])
    await bob(write('a', 'mine'))
    expect(ann.shown()).toEqual([])
  })

  it('includes each text that this user wrote over theirs', async () => {
    await ann.done(write('a', 'first'))
    await bob(write('a', 'theirs'))
    await ann.done(write('a', 'second'))
    await bob(write('a', 'theirs again'))
    expect(ann.shown().map(({ operation }) => 'from' in operation && operation.from)).toEqual([
      'first',
      'second',
    ])
  })

  it('includes the title of the page', async () => {
    await ann.done(setTitle('mine'))
    await bob(setTitle('theirs'))
    await ann.answer(takeBack)
    expect(server.head().title).toBe('mine')
  })

  it('includes a deleted block with its children', async () => {
    await ann.done(write('in', 'mine'))
    await bob(remove(['columns']))
    expect(ann.document().blocks.has('in')).toBe(false)
    await ann.answer(takeBack)
    expect(server.head().blocks[1]?.slots?.left?.[0]?.props.title).toBe('mine')
  })

  it('is restored to the top level if its parent no longer exists', async () => {
    await ann.done(write('in', 'mine'))
    await bob(remove(['in']))
    await bob(remove(['columns']))
    await ann.answer(takeBack)
    expect(server.head().blocks.map(({ key }) => key)).toEqual(['a', 'other', 'in'])
  })

  it('can be restored into its block after that was changed and then deleted', async () => {
    await ann.done(write('a', 'mine'))
    await bob(write('a', 'theirs'))
    await bob(remove(['a']))
    const [text, whole] = ann.shown()
    if (!text || !whole) throw new Error('A card is missing')
    await ann.done(takeBack(whole))
    await ann.done(takeBack(text))
    expect(title(versionContentOf(server.head()), 0)).toBe('mine')
  })

  it('includes list items and the text of new ones', async () => {
    const cards = { target: 'a', path: ['props', 'cards'], after: null }
    const cardsNow = () => server.head().blocks[0]?.props.cards
    await ann.done(insertItem({ name: 'mine' }, cards))
    const [key = ''] = [cardsNow()].flat().flatMap(card => Object(card).key ?? [])
    await bob(setField('a', ['props', 'cards', key, 'name'], 'theirs'))
    expect(ann.shown()).toMatchObject([{ operation: { from: 'mine', to: 'theirs' } }])
    await ann.answer(takeBack)
    await bob(removeItem('a', ['props', 'cards'], key))
    expect(cardsNow()).toEqual([])
    await ann.answer(takeBack)
    expect(cardsNow()).toMatchObject([{ key, name: 'mine' }])
  })

  it('includes an image, whatever name the server gave its file', async () => {
    const picture = (fileID: number) => ({ hash: '', fileName: '', altText: '', fileID, cropParams: null })
    await ann.done(setField('a', ['__images', 'photo'], picture(1)))
    await bob(setField('a', ['__images', 'photo'], picture(2)))
    await ann.answer(takeBack)
    expect(server.head().blocks[0]?.__images.photo).toMatchObject({ fileID: 1 })
  })

  it('is a conflict that names the last user who saved if both wrote at the same time', async () => {
    const other = open(server)
    await other.done(write('a', 'theirs'))
    await ann.done(write('a', 'mine'))
    expect(ann.conflicts()).toMatchObject([{ mine: 'mine', theirs: 'theirs', by: { ID: 1, name: 'Ann' } }])
  })

  it('is not reported if the server stored the same crop with its keys in another order', async () => {
    // In the order in which the crop tool returns them.
    const crop = { width: 40, height: 30, rotate: 0, scaleX: 1, scaleY: 1, x: 10, y: 20 }
    const picture = { hash: '', fileName: '', altText: '', fileID: 1, cropParams: crop }
    await ann.done(setField('a', ['__images', 'photo'], picture))
    await bob(write('columns', 'theirs'))
    expect(ann.shown()).toEqual([])
    expect(ann.conflicts()).toEqual([])
  })
})
