import { errorAt } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { heldPlaces, isDirty } from '../state.ts'
import { openAutosaved } from '../test/autosaved.ts'
import { block, contentWith } from '../test/sample.ts'
import { createServer } from '../test/server.ts'

const place = { block: 'a', path: 'props.title' }

it('stores the rest of the page, once, and keeps the value', async () => {
  const { type, clock, requests, state, titleOf, titleAt } = openAutosaved()
  type('two\nlines')
  type('New', 'b')
  await clock.pass(1000)
  await requests[0]?.answer()
  expect([titleAt('a'), titleAt('b'), titleOf('a')]).toEqual(['', 'New', 'two\nlines'])
  expect(state().save.status).toBe('idle')
  expect(heldPlaces(state())).toEqual([place])
  expect(isDirty(state())).toBe(true)
  await clock.pass(60_000)
  expect(requests).toHaveLength(1)
})

it('stores the value once it is repaired', async () => {
  const { type, clock, requests, state, titleAt } = openAutosaved()
  type('two\nlines')
  await clock.pass(1000)
  await requests[0]?.answer()
  type('two lines')
  expect(heldPlaces(state())).toEqual([])
  await clock.pass(1000)
  await requests[1]?.answer()
  expect([titleAt('a'), isDirty(state())]).toEqual(['two lines', false])
})

it('is clean again when the value is undone', async () => {
  const { type, editor, clock, requests, state } = openAutosaved()
  type('two\nlines')
  await clock.pass(1000)
  await requests[0]?.answer()
  editor.undo()
  await clock.pass(1000)
  await requests[1]?.answer()
  expect(isDirty(state())).toBe(false)
})

it('goes on storing what is typed elsewhere, and keeps the value through all of it', async () => {
  const { type, clock, requests, state, titleOf, titleAt } = openAutosaved()
  type('two\nlines')
  await clock.pass(1000)
  await requests[0]?.answer()
  type('one', 'b')
  await clock.pass(1000)
  type('two', 'b')
  await requests[1]?.answer()
  await clock.pass(1000)
  await requests[2]?.answer()
  expect([titleAt('b'), titleOf('a'), heldPlaces(state())]).toEqual(['two', 'two\nlines', [place]])
  expect(requests.at(-1)?.body).toMatchObject({ changedBlocks: [{ key: 'b' }] })
})

it('seals the rest on Save, and says that it is not all', async () => {
  const { type, autosave, clock, requests, server } = openAutosaved()
  type('two\nlines')
  type('New', 'b')
  const saved = autosave.save()
  await clock.pass(0)
  await requests[0]?.answer()
  expect(await saved).toBe('partly')
  expect(server.taken.at(-1)).toMatchObject({ kind: 'saved' })
})

it('recognises a partly stored page of which the response was lost', async () => {
  const { type, clock, requests, state, titleOf, titleAt } = openAutosaved()
  type('two\nlines')
  type('New', 'b')
  await clock.pass(1000)
  await requests[0]?.lose()
  await clock.pass(60_000)
  for (const request of requests.slice(1)) await request.answer()
  await clock.pass(1000)
  for (const request of requests.slice(2)) await request.answer()
  expect([titleAt('b'), titleOf('a'), heldPlaces(state())]).toEqual(['New', 'two\nlines', [place]])
  expect(state().conflicts).toEqual([])
})

it('is sent again after an undo when a later request may have arrived', async () => {
  const { type, editor, clock, requests, titleAt } = openAutosaved()
  type('two\nlines')
  await clock.pass(1000)
  await requests[0]?.answer()
  type('New', 'b')
  await clock.pass(1000)
  await requests[1]?.lose()
  editor.undo()
  await clock.pass(10_000)
  for (let index = 2; index < requests.length; index++) await requests[index]?.answer()
  expect(titleAt('b')).toBe('')
})

it('merges the changes of others around it', async () => {
  const server = createServer(contentWith([block('a'), block('b')]))
  const [ann, bob] = [openAutosaved(server), openAutosaved(server)]
  ann.type('two\nlines')
  bob.type('Bob', 'b')
  await bob.clock.pass(1000)
  await bob.requests[0]?.answer()
  await ann.clock.pass(1000)
  for (const index of [0, 1, 2]) await ann.requests[index]?.answer()
  expect([ann.titleOf('a'), ann.titleOf('b'), ann.titleAt('b')]).toEqual(['two\nlines', 'Bob', 'Bob'])
  expect(heldPlaces(ann.state())).toEqual([place])
})

it('leaves out what only the server refuses, and shows its error', async () => {
  const { type, clock, requests, state, titleOf, titleAt } = openAutosaved()
  type('refused')
  type('New', 'b')
  await clock.pass(1000)
  await requests[0]?.refuse(422, [errorAt('blocks.0.props.title', 'wrongType')])
  await requests[1]?.answer()
  expect([titleAt('a'), titleAt('b'), titleOf('a')]).toEqual(['', 'New', 'refused'])
  expect(state().save).toMatchObject({ status: 'idle', errors: [{ ...place, reason: 'wrong-type' }] })
  expect(heldPlaces(state())).toEqual([place])
})

it('sends a value that was corrected while the server refused it', async () => {
  const { type, clock, requests, state, titleAt } = openAutosaved()
  type('refused')
  await clock.pass(1000)
  type('correct')
  await requests[0]?.refuse(422, [errorAt('blocks.0.props.title', 'wrongType')])
  await requests[1]?.answer()
  expect([titleAt('a'), isDirty(state())]).toEqual(['correct', false])
})

it('leaves out more where leaving out the value does not help, and all where nothing helps', async () => {
  const { type, clock, requests, state } = openAutosaved()
  type('refused')
  await clock.pass(1000)
  for (let index = 0; index < requests.length; index++)
    await requests[index]?.refuse(422, [errorAt('blocks.0.props.title', 'wrongType')])
  expect(state().save.status).toBe('refused')
  expect(requests.length).toBeLessThan(8)
})

it('stores nothing without the page when all of it is refused', async () => {
  const { type, clock, requests, state } = openAutosaved()
  type('New')
  await clock.pass(1000)
  await requests[0]?.refuse(422, [errorAt('', 'contentTooLarge')])
  expect(requests).toHaveLength(1)
  expect(state().save.status).toBe('refused')
})
