import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createBlockCommands } from '../block-commands.ts'
import { initialState } from '../state/state.ts'
import { createEditor } from '../state/store.ts'
import { block, contentWith, registry, versionWith } from '../state/test/sample.ts'
import { canvasCommands } from './canvas-commands.ts'

const foreign = (source: string) => runInNewContext(`(${source})`)

const nothing = () => ''
const speechless = {
  nameOf: nothing,
  slotOf: nothing,
  many: nothing,
  selected: nothing,
  selectedMany: nothing,
  moved: nothing,
  movedInto: nothing,
  duplicated: nothing,
  removed: nothing,
}

it('copies values that come from the canvas, so that none belongs to its window', () => {
  const state = initialState(versionWith(contentWith([block('a'), block('b')])))
  const editor = createEditor({ state, registry, now: () => 0 })
  const blocks = createBlockCommands({ editor, readOnly: false, texts: speechless, announce: nothing })
  const commands = canvasCommands(editor, blocks)
  commands.type('a', foreign("['body']"), foreign("{ type: 'doc', content: [] }"))
  commands.select('a', foreign("['body']"))
  commands.move('a', foreign("{ parent: null, slot: '', after: 'b' }"))
  expect(foreignObjectsIn(editor.store.getState())).toEqual([])
})

/** All reachable objects whose prototype belongs to another realm. */
const foreignObjectsIn = (value: unknown, seen = new Set<unknown>()): unknown[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const inside = value instanceof Map ? [...value.values()] : Object.values(value)
  const own = [Object.prototype, Array.prototype, Map.prototype].includes(Object.getPrototypeOf(value))
    ? []
    : [value]
  return [...own, ...inside.flatMap(part => foreignObjectsIn(part, seen))]
}
