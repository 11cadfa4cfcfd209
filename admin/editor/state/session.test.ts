import { describe, expect, it } from 'vitest'
import { setField, typeField } from './commands/fields.ts'
import { openSession } from './session.ts'
import { isDirty } from './state.ts'
import { createBrowser } from './test/browser.ts'
import { connect, goodConditions } from './test/network.ts'
import { block, contentWith, registry } from './test/sample.ts'
import { createServer, type Server } from './test/server.ts'
import { type SimulatedTime, settle, simulateTime } from './test/time.ts'

type Browser = ReturnType<typeof createBrowser>

interface World {
  server: Server
  clock: SimulatedTime
  browser: Browser
}

const newWorld = (): World => ({
  server: createServer(contentWith([block('a'), block('b')])),
  clock: simulateTime(),
  browser: createBrowser(),
})

const open = async ({ server, clock, browser }: World, tab = 'first') => {
  const { storage, locks, kill, isAlive } = browser.openTab()
  const leaving = new Set<() => void>()
  const session = await openSession({
    head: server.head(),
    name: { userID: 1, pageID: 3, tab },
    registry,
    store: connect(server, clock, () => goodConditions),
    storage,
    locks,
    clock: { now: clock.now, after: (time, run) => clock.after(time, () => isAlive() && run()) },
    newTab: () => `${tab} again`,
    whenLeaving: keep => {
      leaving.add(keep)
      return () => leaving.delete(keep)
    },
    onJournalFailure: error => {
      throw error
    },
  })
  const { run, store } = session.editor
  return {
    ...session,
    kill,
    /** The browser closes the page after a final event. */
    leave: () => {
      for (const keep of leaving) keep()
      kill()
    },
    state: store.getState,
    type: (text: string, key = 'a') => run(typeField(key, ['props', 'title'], text)),
    titleOf: (key: string) => store.getState().document.blocks.get(key)?.props.title,
  }
}

/** Stores something on behalf of another user. */
const storeElsewhere = async ({ server, clock }: World, key: string, text: string) => {
  const other = await open({ server, clock, browser: createBrowser() }, 'elsewhere')
  other.editor.run(setField(key, ['props', 'title'], text))
  await clock.pass(2000)
  await other.close()
}

describe('an editing session', () => {
  it('continues after a crash with everything typed until 250 ms before', async () => {
    const world = newWorld()
    const crashed = await open(world)
    crashed.type('kept')
    await world.clock.pass(250)
    crashed.type('kept and lost')
    crashed.kill()
    const { titleOf, state, offers, editor } = await open(world)
    expect(titleOf('a')).toBe('kept')
    expect(offers).toEqual([])
    await world.clock.pass(2000)
    expect(isDirty(state())).toBe(false)
    expect(world.server.head().blocks[0]?.props.title).toBe('kept')
    expect(editor.undo()).toBe('done')
    expect(titleOf('a')).toBe('')
  })

  it('continues after a reload with everything that was typed', async () => {
    const world = newWorld()
    const left = await open(world)
    left.type('kept')
    await world.clock.pass(250)
    left.type('kept to the last letter')
    left.leave()
    expect((await open(world)).titleOf('a')).toBe('kept to the last letter')
  })

  it('keeps undo steps across a reload after saving', async () => {
    const world = newWorld()
    const before = await open(world)
    before.type('typed')
    await world.clock.pass(5000)
    before.kill()
    const { editor, titleOf, state } = await open(world)
    expect(isDirty(state())).toBe(false)
    expect(editor.undo()).toBe('done')
    expect(titleOf('a')).toBe('')
    expect(editor.redo()).toBe('done')
    expect(isDirty(state())).toBe(false)
  })

  it('merges the work of a closed tab with later versions by others', async () => {
    const world = newWorld()
    const crashed = await open(world)
    crashed.type('mine')
    await world.clock.pass(250)
    crashed.kill()
    await storeElsewhere(world, 'b', 'theirs')
    const { titleOf, offers } = await open(world, 'another tab')
    expect([titleOf('a'), titleOf('b')]).toEqual(['mine', 'theirs'])
    expect(offers).toEqual([])
    expect([...world.browser.entries.values()].map(entry => entry.name.tab)).toEqual(['another tab'])
  })

  it('merges the work of several closed tabs', async () => {
    const world = newWorld()
    const tabs = [await open(world, 'one'), await open(world, 'two')]
    tabs[0]?.type('one', 'a')
    tabs[1]?.type('two', 'b')
    await world.clock.pass(250)
    for (const tab of tabs) tab.kill()
    const { titleOf } = await open(world, 'three')
    expect([titleOf('a'), titleOf('b')]).toEqual(['one', 'two'])
  })

  it('offers conflicting work of a closed tab, and merges it with cards when accepted', async () => {
    const world = newWorld()
    const crashed = await open(world)
    crashed.type('mine')
    await world.clock.pass(250)
    crashed.kill()
    await storeElsewhere(world, 'a', 'theirs')
    const { titleOf, offers, state, tab } = await open(world)
    expect(titleOf('a')).toBe('theirs')
    expect(tab).toBe('first again')
    expect(offers).toHaveLength(1)
    offers[0]?.adopt()
    await settle()
    expect(titleOf('a')).toBe('mine')
    expect(state().conflicts).toMatchObject([{ blockKey: 'a', mine: 'mine', theirs: 'theirs' }])
    expect([...world.browser.entries.values()].map(entry => entry.name.tab)).toEqual(['first again'])
  })

  it('keeps an offer until it is accepted or discarded', async () => {
    const world = newWorld()
    const crashed = await open(world)
    crashed.type('mine')
    await world.clock.pass(250)
    crashed.kill()
    await storeElsewhere(world, 'a', 'theirs')
    const ignoring = await open(world)
    await ignoring.close()
    const answering = await open(world)
    expect(answering.offers).toHaveLength(1)
    answering.offers[0]?.discard()
    await answering.close()
    expect(world.browser.entries.size).toBe(0)
  })

  it('deletes its journal when everything is saved', async () => {
    const world = newWorld()
    const session = await open(world)
    session.type('typed')
    await world.clock.pass(5000)
    await session.close()
    expect(world.browser.entries.size).toBe(0)
  })

  it('keeps its journal when something is not saved', async () => {
    const world = newWorld()
    const session = await open(world)
    session.type('typed')
    await session.close()
    expect((await open(world)).titleOf('a')).toBe('typed')
  })
})
