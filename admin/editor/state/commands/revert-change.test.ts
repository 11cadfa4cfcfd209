import { compareContents } from '@ximblox/contract/rules/compare'
import { expect, it } from 'vitest'
import { contentOf } from '../document/document.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../test/sample.ts'
import { revertChange } from './revert-change.ts'

const text = (key: string, title: string) => block(key, { props: { title, body: 'Body', cards: [] } })
const published = {
  ...contentWith([
    text('one', 'One'),
    columnsBlock('columns', { left: [text('in', 'In')], right: [text('right', 'Right')] }),
    text('two', 'Two'),
  ]),
  title: 'Published',
}
const open = (content: typeof published) =>
  createEditor({ state: initialState(versionWith(content)), registry, now: () => 0 })
const contentIn = (editor: ReturnType<typeof open>) => contentOf(editor.store.getState().document)

/** Reverts each change in turn, the first one that is left each time. */
const revertAll = (edited: typeof published) => {
  const editor = open(edited)
  for (
    let left = compareContents(published, edited);
    left[0];
    left = compareContents(published, contentIn(editor))
  )
    if (!editor.run(revertChange(published, left[0])))
      throw new Error(`not reverted: ${JSON.stringify(left[0])}`)
  return editor
}

it.each([
  ['fields of the page', { ...published, title: 'New', seoTitle: 'SEO' }],
  [
    'a prop of the page type',
    { ...published, pageType: { ...published.pageType, props: { summary: 'New' } } },
  ],
  ['a changed text', { ...published, blocks: [text('one', 'New'), ...published.blocks.slice(1)] }],
  [
    'an anchor and an image',
    {
      ...published,
      blocks: [
        {
          ...text('one', 'One'),
          anchorPoint: 'top',
          __images: { photo: { hash: 'h', fileName: 'f', altText: '', fileID: 1, cropParams: null } },
        },
        ...published.blocks.slice(1),
      ],
    },
  ],
  ['an added block', { ...published, blocks: [text('new', 'New'), ...published.blocks] }],
  ['a removed block', { ...published, blocks: published.blocks.slice(1) }],
  ['a removed block with others inside', { ...published, blocks: [text('one', 'One'), text('two', 'Two')] }],
  [
    'a removed container whose block was kept',
    { ...published, blocks: [text('in', 'In'), text('one', 'One'), text('two', 'Two')] },
  ],
  [
    'a container around a block that was there before',
    {
      ...published,
      blocks: [columnsBlock('new', { left: [text('one', 'One')] }), ...published.blocks.slice(1)],
    },
  ],
  ['moved blocks', { ...published, blocks: published.blocks.toReversed() }],
  [
    'a block that moved out of a container',
    {
      ...published,
      blocks: [
        columnsBlock('columns', { right: [text('right', 'New')] }),
        text('in', 'In'),
        text('two', 'Two'),
      ],
    },
  ],
])('brings back %s', (_, edited) => {
  expect(compareContents(published, contentIn(revertAll(edited)))).toEqual([])
})

it('removes an added container and what was added in it, and puts back what was moved into it', () => {
  const added = columnsBlock('new', { left: [text('one', 'One'), text('more', 'More')] })
  const edited = { ...published, blocks: [...published.blocks.slice(1), added] }
  const change = compareContents(published, edited).find(({ blockKey }) => blockKey === 'new')
  const editor = open(edited)
  expect(change && editor.run(revertChange(published, change))).toBe(true)
  expect(contentIn(editor).blocks).toEqual(published.blocks)
})

it('is one step for undo', () => {
  const edited = { ...published, title: 'New', seoTitle: 'SEO' }
  const editor = revertAll(edited)
  expect(contentIn(editor).seoTitle).toBe('')
  editor.undo()
  expect(contentIn(editor)).toMatchObject({ title: 'New', seoTitle: 'SEO' })
})

it('does nothing to a change that another user has reverted', () => {
  const edited = { ...published, blocks: published.blocks.slice(1) }
  const [change] = compareContents(published, edited)
  expect(change && open(published).run(revertChange(published, change))).toBe(false)
})
