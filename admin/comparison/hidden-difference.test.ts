import { richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { expect, it } from 'vitest'
import { hiddenDifference } from './hidden-difference.ts'

const bold = { type: 'bold' }
const linkTo = (href: string) => ({ type: 'link', attrs: { href } })
const textOf = (text: string, ...marks: Json[]): Json => ({ type: 'text', text, marks })
const docOf = (...content: Json[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

it('reports formatting if only marks or paragraph types differ', () => {
  expect(hiddenDifference(docOf(textOf('One', bold)), richTextOf('One'))).toBe('formatting')
  const partlyBold = docOf(textOf('the ', linkTo('/a')), textOf('quay', linkTo('/a'), bold))
  expect(hiddenDifference(docOf(textOf('the quay', linkTo('/a'))), partlyBold)).toBe('formatting')
})

it('reports more than formatting if links differ in target or position', () => {
  const linked = docOf(textOf('One', linkTo('/a')))
  expect(hiddenDifference(linked, docOf(textOf('One', linkTo('/b'))))).toBe('hidden')
  expect(hiddenDifference(linked, richTextOf('One'))).toBe('hidden')
  expect(hiddenDifference(linked, docOf(textOf('On', linkTo('/a')), textOf('e')))).toBe('hidden')
})

it('reports more than formatting for two files with the same name', () => {
  const file = { hash: 'a', fileName: 'prices.pdf', fileID: 4 }
  expect(hiddenDifference(file, { ...file, hash: 'b', fileID: 5 })).toBe('hidden')
})

it('reports no difference between equal values', () => {
  expect(hiddenDifference(richTextOf('One'), richTextOf('One'))).toBeNull()
})
