import type { VersionContent } from '@ximblox/contract/pages'
import { expect, it } from 'vitest'
import { block, columnsBlock, contentWith, registry } from '../test/sample.ts'
import { storablePart } from './storable.ts'

const part = (content: VersionContent, base = contentWith([block('a'), block('b')])) =>
  storablePart(registry, { content, base })

const titled = (key: string, title: unknown, body = 'Body') =>
  block(key, { props: { title: title as string, body, cards: [] } })

it('is everything where nothing is refused', () => {
  const content = contentWith([titled('a', 'New'), block('b')])
  const { content: sent, held } = part(content)
  expect(sent).toBe(content)
  expect(held).toEqual([])
})

it('leaves out one value, and sends the others of its block and of the page', () => {
  const { content, held } = part({
    ...contentWith([titled('a', 'two\nlines', 'New body'), titled('b', 'New')]),
    title: 'New title',
  })
  expect(held).toEqual([{ block: 'a', path: 'props.title' }])
  expect(content).toEqual({
    ...contentWith([titled('a', '', 'New body'), titled('b', 'New')]),
    title: 'New title',
  })
})

it('sends a new block without its refused value', () => {
  const { content, held } = part(contentWith([block('a'), titled('c', 'two\nlines', 'New'), block('b')]))
  expect(held).toEqual([{ block: 'c', path: 'props.title' }])
  expect(content.blocks.map(({ key, props }) => [key, props.title, props.body])).toEqual([
    ['a', '', 'Body'],
    ['c', '', 'New'],
    ['b', '', 'Body'],
  ])
})

it('leaves out one value of an item, and sends the others of the list', () => {
  const cards = (first: string, second: string) =>
    block('a', {
      props: {
        title: '',
        body: '',
        cards: [
          { key: 'k1', name: first },
          { key: 'k2', name: second },
        ],
      },
    })
  const { content, held } = part(contentWith([cards('one\ntwo', 'New')]), contentWith([cards('Old', 'Old')]))
  expect(held).toEqual([{ block: 'a', path: 'props.cards.k1.name' }])
  expect(content.blocks).toEqual([cards('Old', 'New')])
})

it('leaves out the props of the page that are refused', () => {
  const content = {
    ...contentWith([block('a'), titled('b', 'New')]),
    pageType: { id: 'basic', version: 1, props: { summary: 'two\nlines' } },
  }
  const sent = part(content)
  expect(sent.held).toEqual([{ block: null, path: 'pageType.props.summary' }])
  expect(sent.content).toEqual(contentWith([block('a'), titled('b', 'New')]))
})

it('leaves out all changes of a block whose stored value is refused by now', () => {
  const base = contentWith([titled('a', 'two\nlines'), block('b')])
  const { content, held } = part(contentWith([titled('a', 'two\nlines', 'New'), titled('b', 'New')]), base)
  expect(held).toEqual([{ block: 'a', path: 'props' }])
  expect(content.blocks).toEqual([titled('a', 'two\nlines'), titled('b', 'New')])
})

it('keeps the arrangement that is stored where another is refused, with the new contents', () => {
  const nested = columnsBlock('columns', { left: [block('a')], right: [] })
  const wrong = columnsBlock('columns', {
    left: [],
    right: [columnsBlock('inner', { left: [titled('a', 'New')] })],
  })
  const { content, held } = part(contentWith([wrong]), contentWith([nested]))
  expect(held).toEqual([{ block: 'inner', path: '' }])
  expect(content.blocks).toEqual([columnsBlock('columns', { left: [titled('a', 'New')] })])
})

it('leaves out a new block that its place refuses', () => {
  const wrong = columnsBlock('columns', { right: [columnsBlock('inner', {})] })
  const { content, held } = part(
    contentWith([wrong, titled('a', 'New')]),
    contentWith([columnsBlock('columns', {}), block('a')]),
  )
  expect(held).toEqual([{ block: 'inner', path: '' }])
  expect(content.blocks.map(({ key }) => key)).toEqual(['columns', 'a'])
})

it('leaves out what the server refused for reasons of its own', () => {
  const content = contentWith([titled('a', 'Refused', 'New'), block('b')])
  const base = contentWith([block('a'), block('b')])
  const place = { block: 'a', path: 'props.title' }
  expect(storablePart(registry, { content, base, refused: [[place]] })).toEqual({
    content: contentWith([titled('a', '', 'New'), block('b')]),
    held: [place],
  })
})

it('is everything where nothing would be left', () => {
  const content = contentWith([titled('a', 'New')])
  expect(storablePart(registry, { content, base: content, refused: [[{ block: null, path: '' }]] })).toEqual({
    content,
    held: [],
  })
})
