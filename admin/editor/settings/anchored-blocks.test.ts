import { describe, expect, it } from 'vitest'
import { move } from '../state/commands/arrange.ts'
import { setAnchor } from '../state/commands/fields.ts'
import { insertType } from '../state/commands/insert.ts'
import { initialState } from '../state/state.ts'
import { createEditor } from '../state/store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../state/test/sample.ts'
import { anchoredBlocks } from './anchored-blocks.ts'

const anchored = (key: string) => block(key, { anchorPoint: `anchor-${key}` })
const edit = (...blocks: Parameters<typeof contentWith>[0]) =>
  createEditor({ state: initialState(versionWith(contentWith(blocks))), registry, now: () => 0 })
const keysIn = ({ store }: ReturnType<typeof edit>) =>
  anchoredBlocks(store.getState().document).map(({ key }) => key)

describe('the blocks with an anchor point', () => {
  it('are listed with those inside others, and without those that have none', () => {
    const editor = edit(
      anchored('a'),
      block('b'),
      columnsBlock('c', { left: [anchored('d')] }),
      anchored('e'),
    )
    expect(keysIn(editor)).toEqual(['a', 'd', 'e'])
    expect(keysIn(edit(block('a')))).toEqual([])
    expect(keysIn(edit())).toEqual([])
  })

  it('are in the order of the page after one was moved, and one added above', () => {
    const editor = edit(anchored('a'), anchored('b'), anchored('c'))
    editor.run(move(['c'], { parent: null, slot: '', after: null }))
    expect(keysIn(editor)).toEqual(['c', 'a', 'b'])
    editor.run(insertType('text', { parent: null, slot: '', after: null }))
    const [added = ''] = editor.store.getState().selection.blocks
    editor.run(setAnchor(added, 'first'))
    expect(keysIn(editor)).toEqual([added, 'c', 'a', 'b'])
  })
})
