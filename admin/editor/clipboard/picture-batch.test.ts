import { describe, expect, it } from 'vitest'
import { initialState } from '../state/state.ts'
import { block, contentWith, versionWith } from '../state/test/sample.ts'
import { batchOf, placeInBatch } from './picture-batch.ts'

const [first, second, third] = ['1', '2', '3'].map(name => new File(['x'], `${name}.png`)) as [
  File,
  File,
  File,
]

/** A page with these blocks, of which the first is selected. */
const pageWith = (...keys: string[]) => {
  const state = initialState(versionWith(contentWith(keys.map(key => block(key)))))
  return { ...state, selection: { ...state.selection, blocks: keys.slice(0, 1) } }
}

describe('the block of a picture', () => {
  it('goes where it was pasted, whichever file arrives first', () => {
    const batch = batchOf(pageWith('a', 'b'), [first, second], null)
    const expected = { wanted: { after: 'a', place: null }, selected: ['a'] }
    const { document } = pageWith('a', 'b')
    expect(placeInBatch(batch, second, document)).toEqual(expected)
    batch.blocks.set(second, 'b')
    expect(placeInBatch(batch, first, document)).toEqual(expected)
  })

  it('follows the last block of the files before it, which is selected by then', () => {
    const place = { parent: null, slot: '', after: null }
    const batch = batchOf(pageWith('a'), [first, second, third], place)
    batch.blocks.set(first, 'b').set(second, 'c')
    const expected = { wanted: { after: 'c', place: null }, selected: ['c'] }
    expect(placeInBatch(batch, third, pageWith('a', 'b', 'c').document)).toEqual(expected)
  })

  it('does not follow a block that has been deleted since', () => {
    const place = { parent: null, slot: '', after: null }
    const batch = batchOf(pageWith('a'), [first, second], place)
    batch.blocks.set(first, 'b')
    const expected = { wanted: { after: 'a', place }, selected: ['a'] }
    expect(placeInBatch(batch, second, pageWith('a').document)).toEqual(expected)
  })
})
