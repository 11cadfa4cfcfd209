import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { answer, sideOf } from '../commands/answer.ts'
import { setAnchor, setField, setTitle } from '../commands/fields.ts'
import { insertType } from '../commands/insert.ts'
import { enter } from '../commands/view.ts'
import { contentOf } from '../document/document.ts'
import { isDirty } from '../state.ts'
import { openAutosaved } from '../test/autosaved.ts'
import { block, contentWith } from '../test/sample.ts'
import { createServer } from '../test/server.ts'
import { settle } from '../test/time.ts'

describe('what is sent', () => {
  it('is what changed, in an autosave', async () => {
    const { type, editor, clock, requests, state, titleAt } = openAutosaved()
    type('Hello')
    await clock.pass(1000)
    expect(requests[0]?.body).toEqual({
      revision: 1,
      autosave: true,
      changedBlocks: [
        expect.objectContaining({ key: 'a', props: expect.objectContaining({ title: 'Hello' }) }),
      ],
    })
    await requests[0]?.answer()
    editor.run(enter({ name: 'EditingPageSettings' }))
    editor.run(setTitle('Another title'))
    await clock.pass(1000)
    expect(requests[1]?.body).toEqual({ revision: 2, autosave: true, title: 'Another title' })
    await requests[1]?.answer()
    expect([titleAt('a'), isDirty(state())]).toEqual(['Hello', false])
  })

  it('is all blocks when one was added, and everything when the page is saved', async () => {
    const { editor, clock, requests, autosave } = openAutosaved()
    editor.run(insertType('text', { parent: null, slot: '', after: 'b' }))
    await clock.pass(1000)
    expect(requests[0]?.body.blocks).toHaveLength(3)
    expect(requests[0]?.body).not.toHaveProperty('title')
    await requests[0]?.answer()
    void autosave.save()
    await settle()
    expect(requests[1]?.body).toMatchObject({ kind: 'saved', title: expect.any(String), pageType: {} })
    expect(requests[1]?.body.blocks).toHaveLength(3)
  })

  it('is everything when the server cannot apply the changes', async () => {
    const { server, type, clock, requests, titleAt } = openAutosaved()
    type('Hello')
    await clock.pass(1000)
    await requests[0]?.refuse(422, [errorAt('changedBlocks.0.key', 'brokenReference')])
    expect(requests[1]?.body.blocks).toHaveLength(2)
    await requests[1]?.answer()
    expect([titleAt('a'), server.taken.length]).toEqual(['Hello', 1])
  })
})

describe('autosave', () => {
  it('stores one second after the last change', async () => {
    const { type, clock, requests, titleAt, state } = openAutosaved()
    type('H')
    await clock.pass(900)
    type('He')
    await clock.pass(999)
    expect(requests).toHaveLength(0)
    await clock.pass(1)
    expect(state().save.status).toBe('saving')
    await requests[0]?.answer()
    expect(titleAt('a')).toBe('He')
    expect(isDirty(state())).toBe(false)
    expect(state().save.status).toBe('idle')
  })

  it('stores ten seconds after the first change when there is no pause', async () => {
    const { type, clock, requests } = openAutosaved()
    for (let times = 0; times < 20; times += 1) {
      expect(requests).toHaveLength(0)
      type(String(times))
      await clock.pass(500)
    }
    expect(requests).toHaveLength(1)
  })

  it('sends one request at a time, and later changes after its response', async () => {
    const { type, clock, requests, titleOf, titleAt } = openAutosaved()
    type('one')
    await clock.pass(1000)
    type('two')
    await clock.pass(5000)
    expect(requests).toHaveLength(1)
    await requests[0]?.answer()
    expect(titleOf('a')).toBe('two')
    await clock.pass(1000)
    await requests[1]?.answer()
    expect(titleAt('a')).toBe('two')
  })

  it('stores nothing once everything is undone', async () => {
    const { type, clock, requests, editor, state } = openAutosaved()
    type('one')
    editor.undo()
    expect(isDirty(state())).toBe(false)
    await clock.pass(20_000)
    expect(requests).toHaveLength(0)
  })

  it('merges the version of another user, keeps undo, and stores the merge as a permanent version', async () => {
    const server = createServer(contentWith([block('a'), block('b')]))
    const [ann, bob] = [openAutosaved(server), openAutosaved(server)]
    ann.type('Ann', 'a')
    bob.type('Bob', 'b')
    await ann.clock.pass(1000)
    await ann.requests[0]?.answer()
    await bob.clock.pass(1000)
    await bob.requests[0]?.answer()
    expect(bob.titleOf('a')).toBe('Ann')
    await bob.requests[1]?.answer()
    expect(server.taken.at(-1)?.kind).toBe('merged')
    expect([server.head().blocks[0]?.props.title, server.head().blocks[1]?.props.title]).toEqual([
      'Ann',
      'Bob',
    ])
    expect(bob.state().conflicts).toEqual([])
    expect(bob.editor.undo()).toBe('done')
    expect([bob.titleOf('a'), bob.titleOf('b')]).toEqual(['Ann', ''])
    expect(isDirty(bob.state())).toBe(true)
  })

  it('shows both values when two users changed one field, until one is chosen', async () => {
    const server = createServer(contentWith([block('a')]))
    const [ann, bob] = [openAutosaved(server), openAutosaved(server)]
    ann.type('Ann')
    bob.type('Bob')
    await ann.clock.pass(1000)
    await ann.requests[0]?.answer()
    await bob.clock.pass(1000)
    await bob.requests[0]?.answer()
    await bob.requests[1]?.answer()
    const [conflict] = bob.state().conflicts
    expect(conflict).toMatchObject({ blockKey: 'a', path: 'props.title', mine: 'Bob', theirs: 'Ann' })
    expect(bob.titleAt('a')).toBe('Bob')
    if (conflict) bob.editor.run(answer([conflict], sideOf(conflict, 'theirs')))
    expect(bob.titleOf('a')).toBe('Ann')
    expect(bob.state().conflicts).toEqual([])
  })

  it('skips and reports an undo that would revert the work of another user', async () => {
    const server = createServer(contentWith([block('a')]))
    const [ann, bob] = [openAutosaved(server), openAutosaved(server)]
    ann.type('Ann')
    await ann.clock.pass(1000)
    await ann.requests[0]?.answer()
    bob.editor.run(setField('a', ['props', 'body'], 'Bob'))
    await bob.clock.pass(1000)
    await bob.requests[0]?.answer()
    await bob.requests[1]?.answer()
    bob.type('Bob')
    await bob.clock.pass(1000)
    await bob.requests[2]?.answer()
    ann.editor.run(setField('a', ['props', 'body'], 'Ann'))
    await ann.clock.pass(1000)
    await ann.requests[1]?.answer()
    expect(ann.titleOf('a')).toBe('Bob')
    expect(ann.editor.undo()).toBe('done')
    expect(ann.editor.undo()).toBe('skipped')
    expect(ann.titleOf('a')).toBe('Bob')
  })

  it('recognizes its own version after a lost response', async () => {
    const { type, clock, requests, state, server, titleOf } = openAutosaved()
    type('one')
    await clock.pass(1000)
    await requests[0]?.lose()
    expect(state().save.status).toBe('failed')
    type('two')
    await clock.pass(2000)
    await requests[1]?.answer()
    await requests[2]?.answer()
    expect(titleOf('a')).toBe('two')
    expect(state().conflicts).toEqual([])
    expect(server.taken.map(({ autosave }) => autosave)).toEqual([true, true])
    expect(isDirty(state())).toBe(false)
  })

  it('does not restore undone changes after a lost response and a newer version of another user', async () => {
    const server = createServer(contentWith([block('a'), block('b')]))
    const [ann, bob] = [openAutosaved(server), openAutosaved(server)]
    ann.type('typed')
    await ann.clock.pass(1000)
    await ann.requests[0]?.lose()
    const other = openAutosaved(server)
    other.type('Bob', 'b')
    await other.clock.pass(1000)
    await other.requests[0]?.answer()
    ann.editor.undo()
    ann.autosave.retry()
    await settle()
    await ann.requests[1]?.answer()
    await ann.requests[2]?.answer()
    expect([ann.titleOf('a'), ann.titleOf('b')]).toEqual(['', 'Bob'])
    expect([bob.titleAt('a'), bob.titleAt('b')]).toEqual(['', 'Bob'])
  })

  it('retries at increasing intervals while the server is unreachable, and immediately on request', async () => {
    const { type, clock, requests, autosave, state } = openAutosaved()
    type('one')
    await clock.pass(1000)
    await requests[0]?.refuse(503)
    await clock.pass(1999)
    expect(requests).toHaveLength(1)
    await clock.pass(1)
    await requests[1]?.refuse(503)
    await clock.pass(3999)
    expect(requests).toHaveLength(2)
    autosave.retry()
    await settle()
    await requests[2]?.answer()
    expect(state().save.status).toBe('idle')
  })

  it('tries again when it was refused because of too many requests', async () => {
    const { type, clock, requests, state } = openAutosaved()
    type('one')
    await clock.pass(1000)
    await requests[0]?.refuse(429)
    expect(state().save.status).toBe('failed')
    await clock.pass(2000)
    await requests[1]?.answer()
    expect([state().save.status, isDirty(state())]).toEqual(['idle', false])
  })

  it('treats a response as lost after half a minute', async () => {
    const { type, clock, requests, state } = openAutosaved()
    type('one')
    await clock.pass(1000)
    await clock.pass(30_000)
    expect(state().save.status).toBe('failed')
    await clock.pass(2000)
    await requests[1]?.answer()
    await requests[0]?.answer()
    expect(isDirty(state())).toBe(false)
  })

  it('waits for a login when the session has expired, then continues', async () => {
    const { type, clock, requests, autosave, state, titleAt } = openAutosaved()
    type('one')
    await clock.pass(1000)
    await requests[0]?.refuse(401)
    expect(state().save.status).toBe('expired')
    type('two')
    await clock.pass(60_000)
    expect(requests).toHaveLength(1)
    autosave.retry()
    await settle()
    await requests[1]?.answer()
    expect(titleAt('a')).toBe('two')
  })

  it('repeats a Save that met an expired session, then stores further changes by itself', async () => {
    const { type, clock, requests, autosave, state, titleAt } = openAutosaved()
    const saved = autosave.save()
    await settle()
    await requests[0]?.refuse(401)
    expect(state().save.status).toBe('expired')
    type('two')
    autosave.retry()
    await settle()
    expect(requests[1]?.body).toMatchObject({ kind: 'saved' })
    await requests[1]?.answer()
    expect(await saved).toBe('saved')
    expect(titleAt('a')).toBe('two')
    type('three')
    await clock.pass(1000)
    await requests[2]?.answer()
    expect(titleAt('a')).toBe('three')
  })

  it('asks again with a Save while the session is expired', async () => {
    const { type, clock, requests, autosave } = openAutosaved()
    type('one')
    await clock.pass(1000)
    await requests[0]?.refuse(401)
    const saved = autosave.save()
    await settle()
    await requests[1]?.refuse(401)
    autosave.retry()
    await settle()
    await requests[2]?.answer()
    await requests[3]?.answer()
    expect(await saved).toBe('saved')
    expect(requests[3]?.body).toMatchObject({ kind: 'saved' })
  })

  it('stores nothing after it was stopped while the session was expired', async () => {
    const { type, clock, requests, autosave } = openAutosaved()
    type('one')
    await clock.pass(1000)
    await requests[0]?.refuse(401)
    autosave.stop()
    await clock.pass(60_000)
    expect(requests).toHaveLength(1)
  })

  it('keeps incomplete input, and reports its errors on Save', async () => {
    const { editor, clock, requests, autosave, state, server } = openAutosaved()
    editor.run(setAnchor('a', 'half typed'))
    const saved = autosave.save()
    await settle()
    await requests[0]?.answer()
    expect(await saved).toBe('refused')
    expect(state().save.errors).toEqual([
      expect.objectContaining({ block: 'a', path: 'anchorPoint', reason: 'anchor-form' }),
    ])
    await clock.pass(1000)
    await requests[1]?.answer()
    expect(server.head().blocks[0]?.anchorPoint).toBe('half typed')
    expect(state().save.errors).toHaveLength(1)
    expect(isDirty(state())).toBe(false)
  })

  it('keeps a merge that contains incomplete input', async () => {
    const server = createServer(contentWith([block('a'), block('b')]))
    const [ann, bob] = [openAutosaved(server), openAutosaved(server)]
    ann.type('Ann', 'b')
    await ann.clock.pass(1000)
    await ann.requests[0]?.answer()
    bob.editor.run(setAnchor('a', 'half typed'))
    await bob.clock.pass(1000)
    for (const index of [0, 1, 2]) await bob.requests[index]?.answer()
    expect(server.taken.at(-1)).toMatchObject({ autosave: true, blocks: [{ anchorPoint: 'half typed' }, {}] })
    expect(isDirty(bob.state())).toBe(false)
  })

  it('on Save waits for the pending request, then stores a permanent version', async () => {
    const { type, clock, requests, autosave, server } = openAutosaved()
    type('one')
    await clock.pass(1000)
    type('two')
    const saved = autosave.save()
    await settle()
    expect(requests).toHaveLength(1)
    await requests[0]?.answer()
    await requests[1]?.answer()
    expect(await saved).toBe('saved')
    expect(server.taken.map(({ kind }) => kind)).toEqual([undefined, 'saved'])
  })

  it('does not mistake image names from the server for changes by others', async () => {
    const { editor, clock, requests, state } = openAutosaved()
    const use = { hash: '', fileName: '', altText: '', fileID: 1, cropParams: null }
    editor.run(insertType('text', { parent: null, slot: '', after: null }))
    const [key = ''] = state().selection.blocks
    editor.run(setField(key, ['__images', 'photo'], use))
    await clock.pass(1000)
    await requests[0]?.lose()
    editor.run(setField(key, ['__images', 'photo'], { ...use, altText: 'A tree' }))
    await clock.pass(2000)
    await requests[1]?.answer()
    await requests[2]?.answer()
    expect(state().conflicts).toEqual([])
    expect(isDirty(state())).toBe(false)
  })
})

describe('while a newer version of the site runs beside this one', () => {
  it('merges nothing that only the newer one can upgrade, and keeps what was typed', async () => {
    const { server, editor, requests, clock, state, type, titleOf } = openAutosaved()
    const newer = { id: 'basic', version: 2, props: { intro: 'From the future' } }
    server.replace({ ...contentWith([block('a'), block('b')]), pageType: newer })
    type('Mine')
    await clock.pass(1000)
    await requests[0]?.answer()
    expect(requests).toHaveLength(1)
    expect(state().save).toMatchObject({
      status: 'refused',
      errors: [{ block: null, path: 'pageType.version', reason: 'newer-page-type' }],
    })
    expect(titleOf('a')).toBe('Mine')
    expect(isDirty(state())).toBe(true)
    expect(contentOf(editor.store.getState().document).pageType.version).toBe(1)
    expect(server.head().pageType).toEqual(newer)
  })
})

describe('a request of a crashed tab', () => {
  /** Another tab has resumed after a crash, undone the change, and stored what the server has. */
  const undone = async () => {
    const server = createServer(contentWith([block('a')]))
    const crashed = openAutosaved(server)
    crashed.type('typed')
    await crashed.clock.pass(1000)
    crashed.autosave.stop()
    const tab = openAutosaved(server, crashed.state())
    tab.editor.undo()
    return { tab, server, crashed: crashed.requests[0] }
  }

  it('cannot bring back what was undone since, however late it arrives', async () => {
    const { tab, server, crashed } = await undone()
    await tab.clock.pass(1000)
    for (const index of [0, 1, 2]) await tab.requests[index]?.answer()
    expect(tab.requests).toHaveLength(3)
    expect(isDirty(tab.state())).toBe(false)
    const { revision } = server.head()
    await crashed?.answer()
    expect(tab.titleAt('a')).toBe('')
    expect(server.head().revision).toBe(revision)
  })

  it.each([0, 1, 2])('brings nothing back when it arrives after %i requests of the next tab', async after => {
    const { tab, crashed } = await undone()
    await tab.clock.pass(1000)
    for (let index = 0; index < 5; index += 1) {
      if (index === after) await crashed?.answer()
      expect(isDirty(tab.state())).toBe(index < tab.requests.length)
      await tab.requests[index]?.answer()
    }
    expect([tab.titleOf('a'), tab.titleAt('a')]).toEqual(['', ''])
    expect(isDirty(tab.state())).toBe(false)
  })

  it('counts as unsaved work until it can change nothing', async () => {
    const { tab } = await undone()
    await tab.clock.pass(1000)
    await tab.requests[0]?.answer()
    expect(isDirty(tab.state())).toBe(true)
    await tab.requests[1]?.refuse(503)
    expect(tab.state().save.status).toBe('failed')
    expect(isDirty(tab.state())).toBe(true)
  })

  it('is sent again after a login', async () => {
    const { tab } = await undone()
    await tab.clock.pass(1000)
    await tab.requests[0]?.answer()
    await tab.requests[1]?.refuse(401)
    expect(tab.state().save.status).toBe('expired')
    tab.autosave.retry()
    await settle()
    expect(tab.requests[2]?.body).toEqual(tab.requests[1]?.body)
    for (const index of [2, 3]) await tab.requests[index]?.answer()
    expect(tab.requests).toHaveLength(4)
    expect([isDirty(tab.state()), tab.titleAt('a')]).toEqual([false, ''])
  })

  it('is forgotten when the server does not take its content', async () => {
    const { tab } = await undone()
    await tab.clock.pass(1000)
    await tab.requests[0]?.answer()
    await tab.requests[1]?.refuse(422)
    await tab.requests[2]?.answer()
    expect(tab.requests).toHaveLength(3)
    expect(isDirty(tab.state())).toBe(false)
  })

  it('leaves a sealed version after Save', async () => {
    const { tab, server } = await undone()
    const saved = tab.autosave.save()
    await settle()
    for (const index of [0, 1, 2]) await tab.requests[index]?.answer()
    expect(await saved).toBe('saved')
    expect(server.taken.map(({ kind }) => kind)).toEqual(['saved', undefined, 'saved'])
    expect(tab.titleAt('a')).toBe('')
  })
})
