import { expect, test } from 'vitest'
import type { Block } from 'ximblox'
import { anchorsIn } from './anchors-in.ts'

const block = (
  key: string,
  anchorPoint: string,
  props: Block['props'],
  slots: Block['slots'] = {},
): Block => ({
  type: 'heading',
  key,
  props,
  anchorPoint,
  __images: {},
  __files: {},
  slots,
})

test('links to every block with an anchor point and a title, nested ones included', () => {
  const inside = block('inside', 'wat-nu', { title: 'What now?' })
  const blocks = [
    block('a', 'eerst', { text: 'First' }),
    block('b', '', { text: 'Without an anchor point' }),
    block('c', 'stil', { text: ' ', title: '' }),
    block('d', '', {}, { left: [inside] }),
  ]
  expect(anchorsIn(blocks)).toEqual([
    { key: 'a', href: '#eerst', title: 'First' },
    { key: 'inside', href: '#wat-nu', title: 'What now?' },
  ])
})
