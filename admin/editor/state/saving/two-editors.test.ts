import type { Block } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { describe, expect, it } from 'vitest'
import { moveInto, remove } from '../commands/arrange.ts'
import { setField, setTitle } from '../commands/fields.ts'
import { insert } from '../commands/insert.ts'
import { replace } from '../commands/replace.ts'
import { enter } from '../commands/view.ts'
import { contentOf } from '../document/document.ts'
import { initialState, versionContentOf } from '../state.ts'
import { type Command, createEditor } from '../store.ts'
import { connect, goodConditions } from '../test/network.ts'
import { block, columnsBlock, contentWith, registry } from '../test/sample.ts'
import { createServer, type Server } from '../test/server.ts'
import { simulateTime } from '../test/time.ts'
import { startAutosave } from './autosave.ts'

interface Deed {
  command(who: string): Command
  /** Whether a content shows the effect of an operation. */
  isSeen(content: VersionContent, who: string): boolean
  /** Keys that an operation removes. */
  takes: readonly string[]
}

const blocksOf = ({ blocks }: VersionContent) => {
  const found = new Map<string, Block>()
  walkBlocks(blocks, each => found.set(each.key, each))
  return found
}
const titled = (who: string) => (each: Block) => each.props.title === `by ${who}`
const by = (who: string) => block('new', { props: { title: `by ${who}`, body: '', cards: [] } })

const deeds: Record<string, Deed> = {
  setField: {
    command: who => setField('x', ['props', 'title'], `by ${who}`),
    isSeen: (content, who) => blocksOf(content).get('x')?.props.title === `by ${who}`,
    takes: [],
  },
  insert: {
    command: who => insert([by(who)], { parent: 'holder', slot: 'left', after: 'x' }),
    isSeen: (content, who) => [...blocksOf(content).values()].some(titled(who)),
    takes: [],
  },
  remove: {
    command: () => remove(['holder']),
    isSeen: content => !blocksOf(content).has('holder'),
    takes: ['holder', 'w', 'x'],
  },
  move: {
    command: who => moveInto(['x'], { parent: `target-${who}`, slot: 'left' }),
    isSeen: (content, who) => blocksOf(content).get(`target-${who}`)?.slots?.left?.[0]?.key === 'x',
    takes: [],
  },
  replace: {
    command: who => replace('x', by(who)),
    isSeen: (content, who) =>
      [...blocksOf(content).values()].some(titled(who)) && !blocksOf(content).has('x'),
    takes: ['x'],
  },
  setMeta: {
    command: who => setTitle(`by ${who}`),
    isSeen: (content, who) => content.title === `by ${who}`,
    takes: [],
  },
}

const base = contentWith([
  columnsBlock('holder', { left: [block('w'), block('x')] }),
  columnsBlock('target-ann', {}),
  columnsBlock('target-bob', {}),
])

const open = (server: Server) => {
  const clock = simulateTime()
  const editor = createEditor({ state: initialState(server.head()), registry, now: clock.now })
  startAutosave({ editor, store: connect(server, clock, () => goodConditions), clock })
  const run = (command: Command) => {
    if (command.needs === 'edit-page') editor.run(enter({ name: 'EditingPageSettings' }))
    expect(editor.run(command)).toBe(true)
    editor.run(enter({ name: 'Editing' }))
  }
  return { run, save: () => clock.pass(5000), state: editor.store.getState }
}

const pairs = Object.keys(deeds).flatMap(first => Object.keys(deeds).map(second => [first, second] as const))

describe('two editors of one page', () => {
  it.each(pairs)('%s and %s end merged, and nothing is overwritten in silence', async (first, second) => {
    const [anns, bobs] = [deeds[first], deeds[second]]
    if (!anns || !bobs) throw new Error('There is no such deed')
    const server = createServer(base)
    const [ann, bob] = [open(server), open(server)]
    ann.run(anns.command('ann'))
    bob.run(bobs.command('bob'))
    await ann.save()
    await bob.save()
    const stored = versionContentOf(server.head())

    const isNotified = bob.state().conflicts.length > 0
    // Of two moves of one block the later wins; neither changes the content.
    if (!(first === 'move' && second === 'move')) expect(anns.isSeen(stored, 'ann') || isNotified).toBe(true)
    expect(bobs.isSeen(stored, 'bob') || isNotified).toBe(true)

    const taken = new Set([...anns.takes, ...bobs.takes])
    const lost = [...blocksOf(base).keys()].filter(key => !blocksOf(stored).has(key) && !taken.has(key))
    expect(lost).toEqual([])

    ann.run(setField('target-ann', ['anchorPoint'], 'here'))
    await ann.save()
    bob.run(setField('target-bob', ['anchorPoint'], 'there'))
    await bob.save()
    ann.run(setField('target-ann', ['anchorPoint'], ''))
    await ann.save()
    const last = versionContentOf(server.head())
    expect(contentOf(ann.state().document).blocks).toEqual(last.blocks)
    expect(bobs.isSeen(last, 'bob') || isNotified).toBe(true)
    // The user who saved first learns of it when the other user's change arrives.
    const takesNothing = anns.takes.length === 0
    if (takesNothing && !(first === 'move' && second === 'move'))
      expect(anns.isSeen(last, 'ann') || ann.state().overwritten.length > 0).toBe(true)
  })
})
