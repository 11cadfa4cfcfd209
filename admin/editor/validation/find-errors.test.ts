import { type ErrorEntry, errorAt, errorCatalogue } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { locate } from '../state/document/locate.ts'
import { block, contentWith, registry } from '../state/test/sample.ts'
import { findErrors } from './find-errors.ts'

const long = block('a', { props: { title: 'x'.repeat(300) } })
const find = (blocks = [long], errors: readonly ErrorEntry[] = [], then = blocks) =>
  findErrors({
    registry,
    content: contentWith(blocks),
    refused: [{ errors: errors.map(entry => locate(entry, then)) }],
    forPublishing: false,
  })

it('finds a text that is too long without asking the server', () => {
  expect(find()).toEqual([{ block: 'a', path: 'props.title', code: errorCatalogue.tooLong.code }])
})

it('reports an error only once if client and server both find it', () => {
  expect(find([long], [errorAt('blocks.0.props.title', 'tooLong')])).toHaveLength(1)
})

it('drops a server error once the value is valid', () => {
  expect(find([block('a')], [errorAt('blocks.0.props.title', 'tooLong')])).toEqual([])
})

it('keeps errors that only the server can detect until the next request', () => {
  const refused = [errorAt('blocks.0.props.title', 'brokenReference')] as const
  expect(find([block('a')], refused)).toEqual([
    { block: 'a', path: 'props.title', code: errorCatalogue.brokenReference.code },
  ])
})

it('moves server errors along with their block', () => {
  const refused = [errorAt('blocks.0.__images.image', 'brokenReference')] as const
  const [a, b] = [block('a'), block('b')]
  expect(find([b, a], refused, [a, b])).toEqual([
    { block: 'a', path: '__images.image', code: errorCatalogue.brokenReference.code },
  ])
})

it('drops server errors of deleted blocks', () => {
  const refused = [errorAt('blocks.0.__images.image', 'brokenReference')] as const
  const [a, b] = [block('a'), block('b')]
  expect(find([b], refused, [a, b])).toEqual([])
})

it('reports a duplicate anchor at the second block', () => {
  const blocks = [block('a', { anchorPoint: 'top' }), block('b', { anchorPoint: 'top' })]
  expect(find(blocks)).toEqual([{ block: 'b', path: 'anchorPoint', code: errorCatalogue.anchorTaken.code }])
})

it('drops publication errors once their field has changed', () => {
  const errors = [errorAt('blocks.0.props.title', 'brokenReference')] as const
  const then = contentWith([block('a', { props: { title: 'old' } })])
  const left = (title: string, body = 'Body') =>
    findErrors({
      registry,
      content: contentWith([block('a', { props: { title, body } })]),
      refused: [{ errors: errors.map(entry => locate(entry, then.blocks)), content: then }],
      forPublishing: true,
    })
  expect(left('old', 'other')).toEqual([
    { block: 'a', path: 'props.title', code: errorCatalogue.brokenReference.code },
  ])
  expect(left('new')).toEqual([])
})
