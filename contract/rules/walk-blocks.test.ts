import { expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import { walkBlocks } from './walk-blocks.ts'

const block = (key: string, slots?: Record<string, Block[]>): Block => ({
  type: 'text',
  key,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(slots && { slots }),
})

it('visits parents before their slots with the path of each', () => {
  const blocks = [block('a'), block('b', { left: [block('c')], right: [block('d'), block('e')] }), block('f')]
  const visited: string[] = []
  walkBlocks(blocks, ({ key }, path) => visited.push(`${key} ${path}`))
  expect(visited).toEqual([
    'a blocks.0',
    'b blocks.1',
    'c blocks.1.slots.left.0',
    'd blocks.1.slots.right.0',
    'e blocks.1.slots.right.1',
    'f blocks.2',
  ])
})
