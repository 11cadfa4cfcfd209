import type { Block } from '@ximblox/contract/blocks'
import { expect, test } from 'vitest'
import { pageBlockTypes } from './page-block-types.ts'

const block = (type: string, slots: Record<string, Block[]> = {}): Block => ({
  type,
  key: type,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
  slots,
})

test('the types on a page are known ones, each once and in the order of the site', () => {
  const blocks = [block('text'), block('columns', { left: [block('hero'), block('stray')] }), block('text')]
  expect(pageBlockTypes(blocks, ['hero', 'cards', 'text', 'columns'])).toEqual(['hero', 'text', 'columns'])
})
