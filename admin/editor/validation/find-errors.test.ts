import { type ErrorEntry, errorAt, errorCatalogue } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { block, contentWith, registry } from '../state/test/sample.ts'
import { findErrors } from './find-errors.ts'

const long = block('a', { props: { title: 'x'.repeat(300) } })
const find = (blocks = [long], errors: readonly ErrorEntry[] = [], then = blocks) =>
  findErrors({
    registry,
    content: contentWith(blocks),
    refused: [{ errors, blocks: then }],
    forPublishing: false,
  })

it('a text that is too long is found without asking the server', () => {
  expect(find()).toEqual([{ block: 'a', path: 'props.title', code: errorCatalogue.tooLong.code }])
})

it('what both find is said once', () => {
  expect(find([long], [errorAt('blocks.0.props.title', 'tooLong')])).toHaveLength(1)
})

it('what was refused is no fault any more when it was mended here', () => {
  expect(find([block('a')], [errorAt('blocks.0.props.title', 'tooLong')])).toEqual([])
})

it('what only the server can know stays until it is asked again', () => {
  const refused = [errorAt('blocks.0.props.title', 'brokenReference')] as const
  expect(find([block('a')], refused)).toEqual([
    { block: 'a', path: 'props.title', code: errorCatalogue.brokenReference.code },
  ])
})

it('what only the server can know goes with its block when that is moved', () => {
  const refused = [errorAt('blocks.0.__images.image', 'brokenReference')] as const
  const [a, b] = [block('a'), block('b')]
  expect(find([b, a], refused, [a, b])).toEqual([
    { block: 'a', path: '__images.image', code: errorCatalogue.brokenReference.code },
  ])
})

it('what only the server can know of a block that was deleted is no fault any more', () => {
  const refused = [errorAt('blocks.0.__images.image', 'brokenReference')] as const
  const [a, b] = [block('a'), block('b')]
  expect(find([b], refused, [a, b])).toEqual([])
})

it('two anchors of one name are a fault of the second', () => {
  const blocks = [block('a', { anchorPoint: 'top' }), block('b', { anchorPoint: 'top' })]
  expect(find(blocks)).toEqual([{ block: 'b', path: 'anchorPoint', code: errorCatalogue.anchorTaken.code }])
})

it('what publishing was refused for is no fault any more when its field was changed', () => {
  const errors = [errorAt('blocks.0.props.title', 'brokenReference')] as const
  const then = contentWith([block('a', { props: { title: 'old' } })])
  const left = (title: string, body = 'Body') =>
    findErrors({
      registry,
      content: contentWith([block('a', { props: { title, body } })]),
      refused: [{ errors, blocks: then.blocks, content: then }],
      forPublishing: true,
    })
  expect(left('old', 'other')).toEqual([
    { block: 'a', path: 'props.title', code: errorCatalogue.brokenReference.code },
  ])
  expect(left('new')).toEqual([])
})
