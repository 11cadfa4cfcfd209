import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import { type BlockNode, richTextOf } from '@ximblox/blocks/rich-text/document'
import { expect, it } from 'vitest'
import { dividedBlocks } from './divided-blocks.ts'

const grid = defineBlock({
  id: 'grid',
  version: 1,
  label: 'Grid',
  group: 'lists',
  fields: { corner: plain({ label: 'Corner' }) },
  pasted: { table: ({ rows }) => (rows.length > 1 ? null : { corner: rows[0]?.[0]?.text ?? '' }) },
})
const registry = createRegistry({ blocks: [grid], pageTypes: [] })

const lines = (...words: string[]): BlockNode[] => richTextOf(...words).content
const table = (...rows: string[]) => ({
  rows: rows.map(text => [{ body: richTextOf(text), text }]),
  hasHeader: false,
  hasHeaderColumn: false,
  caption: '',
})
const own = 'https://here.example'
const mark = (index: number) => `\uFDD1${index}\uFDD1`

it('are texts and tables in their order', () => {
  const parts = [lines('One'), table('a'), lines('Two')]
  expect(dividedBlocks(registry, { parts, pictures: [] }, own)).toMatchObject({
    parts: [lines('One'), { type: 'grid', props: { corner: 'a' } }, lines('Two')],
    isTooLarge: false,
  })
})

it('keep the rows of a table that no block takes in the text around it', () => {
  const parts = [lines('One'), table('a', 'b'), lines('Two'), table('c')]
  expect(dividedBlocks(registry, { parts, pictures: [] }, own)).toMatchObject({
    parts: [lines('One', 'a', 'b', 'Two'), { type: 'grid' }],
    isTooLarge: true,
  })
})

it('have the pictures between them that this site has, and count the others', () => {
  const parts = [lines('One', mark(0), 'Two', mark(1)), table('a'), lines(mark(2))]
  const pictures = [`${own}/a.png`, 'https://elsewhere.example/b.png', 'data:image/png;base64,AAAA']
  expect(dividedBlocks(registry, { parts, pictures }, own)).toMatchObject({
    parts: [lines('One'), lines('Two'), { type: 'grid' }],
    pictures: [
      { source: pictures[0], after: 1 },
      { source: pictures[1], after: 2 },
      { source: pictures[2], after: 3 },
    ],
  })
})
