import type { Block } from '@ximblox/contract/blocks'
import { expect, test } from 'vitest'
import { block } from '../test/sample-registry.ts'
import { headingLevel } from './heading-level.ts'

const entries = new Map([['heading', { headingLevel: () => 2 }]])
const levelOf = (key: string, ...blocks: Block[]) => headingLevel(key, blocks, entries)
const titled = (key: string, slots: Record<string, Block[]> = {}) =>
  block('cards', key, { props: { title: 'Title' }, slots })
const untitled = (key: string, slots: Record<string, Block[]> = {}) =>
  block('cards', key, { props: { title: '' }, slots })
const heading = block('heading', 'heading')

test('blocks begin below the title of the page, with a title of their own or without', () => {
  expect(levelOf('a', titled('a'))).toBe(2)
  expect(levelOf('a', titled('b'), untitled('a'))).toBe(2)
})

test('blocks without a title belong to the heading before them, up to the next title', () => {
  expect(levelOf('a', heading, block('text', 'text'), untitled('a'))).toBe(3)
  expect(levelOf('a', heading, titled('a'))).toBe(2)
  expect(levelOf('a', heading, titled('b'), untitled('a'))).toBe(2)
})

test('blocks in a slot are below the title of the block around them', () => {
  expect(levelOf('a', titled('around', { content: [titled('a')] }))).toBe(3)
  expect(levelOf('a', untitled('around', { content: [titled('a')] }))).toBe(2)
  expect(levelOf('a', titled('one', { items: [titled('two', { content: [heading, untitled('a')] })] }))).toBe(
    4,
  )
})

test('a block that is not on the page has no level', () => expect(levelOf('a', titled('b'))).toBeUndefined())
