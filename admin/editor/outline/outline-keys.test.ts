import { describe, expect, it } from 'vitest'
import { changeFor, isPlain, type PressedKey, targetRow, toggles } from './outline-keys.ts'
import type { OutlineRow } from './outline-rows.ts'

const block = (key: string, level: number): OutlineRow => ({ kind: 'block', key, level, place: 1, count: 1 })
const rows = [block('a', 1), block('a1', 2), block('a2', 2), block('b', 1)]
const from = (index: number, key: string) => {
  const row = targetRow(rows, key, index)
  return row?.kind === 'block' ? row.key : undefined
}

const none = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }
const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({ ...none, key, ...held })

const done: string[] = []
const command = (name: string) => (block?: unknown) => {
  done.push(`${name} ${String(block)}`)
  return true
}
const commands = {
  moveUp: command('up'),
  moveDown: command('down'),
  moveOut: command('out'),
  moveIn: command('in'),
  extendBy: command('extend'),
  selectAll: command('all'),
  duplicate: command('duplicate'),
  select: command('select'),
  remove: command('remove'),
}
const effect = (pressed: PressedKey): string | undefined => {
  done.length = 0
  changeFor(pressed, commands)?.('k7')
  return done[0]
}

describe('a key in the outline', () => {
  it('moves to the next and previous row, and stops at both ends', () => {
    expect([0, 1, 2, 3].map(index => from(index, 'ArrowDown'))).toEqual(['a1', 'a2', 'b', undefined])
    expect([0, 1, 2, 3].map(index => from(index, 'ArrowUp'))).toEqual([undefined, 'a', 'a1', 'a2'])
    expect([from(2, 'Home'), from(1, 'End')]).toEqual(['a', 'b'])
  })

  it('moves out to the row above its level, and into the first row below', () => {
    expect([from(2, 'ArrowLeft'), from(3, 'ArrowLeft')]).toEqual(['a', undefined])
    expect([from(0, 'ArrowRight'), from(1, 'ArrowRight'), from(3, 'ArrowRight')]).toEqual([
      'a1',
      undefined,
      undefined,
    ])
  })

  it('stays on its row to choose it, and leaves other keys to the browser', () => {
    expect([from(1, 'Enter'), from(1, ' '), from(1, 'Tab'), from(1, 'x')]).toEqual([
      'a1',
      'a1',
      undefined,
      undefined,
    ])
  })

  it('closes an open row and opens a closed one before it moves', () => {
    expect([toggles('ArrowLeft', true), toggles('ArrowRight', false)]).toEqual([true, true])
    expect([toggles('ArrowLeft', false), toggles('ArrowRight', true)]).toEqual([false, false])
    expect([toggles('ArrowLeft', undefined), toggles('Enter', true)]).toEqual([false, false])
  })

  it('is plain without any other key', () => {
    expect(isPlain(press('Enter'))).toBe(true)
    for (const held of ['altKey', 'shiftKey', 'ctrlKey', 'metaKey'] as const)
      expect(isPlain(press('Enter', { [held]: true }))).toBe(false)
  })
})

describe('a key on a block of the outline', () => {
  it.each([
    ['ArrowUp', 'up k7'],
    ['ArrowDown', 'down k7'],
    ['ArrowLeft', 'out k7'],
    ['ArrowRight', 'in k7'],
    ['x', undefined],
  ])('moves it with Alt and Shift: %s', (key, expected) => {
    expect(effect(press(key, { altKey: true, shiftKey: true }))).toBe(expected)
  })

  it('extends the selection with Shift', () => {
    expect(effect(press('ArrowUp', { shiftKey: true }))).toBe('extend -1')
    expect(effect(press('ArrowDown', { shiftKey: true }))).toBe('extend 1')
  })

  it.each(['ctrlKey', 'metaKey'] as const)(
    'selects all and duplicates with %s, also under Caps Lock',
    held => {
      expect(['a', 'A'].map(key => effect(press(key, { [held]: true })))).toEqual(['all k7', 'all k7'])
      expect(effect(press('D', { [held]: true }))).toBe('duplicate k7')
    },
  )

  it('removes it, and does not when the browser uses the same key otherwise', () => {
    expect([effect(press('Delete')), effect(press('Backspace'))]).toEqual(['remove k7', 'remove k7'])
    expect(effect(press('Backspace', { metaKey: true }))).toBeUndefined()
  })

  it('leaves it alone', () => {
    for (const key of ['a', 'ArrowUp', 'ArrowDown', 'Enter', 'Shift'])
      expect(effect(press(key))).toBeUndefined()
    expect(effect(press('Tab', { shiftKey: true }))).toBeUndefined()
    expect(effect(press('Escape'))).toBe('select k7')
  })
})
