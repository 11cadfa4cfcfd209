import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { date } from '@ximblox/blocks/fields/date'
import { link } from '@ximblox/blocks/fields/link'
import { createRegistry } from '@ximblox/blocks/registry'
import { errorCatalogue } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { block, contentWith, registry } from '../state/test/sample.ts'
import { findOpenPoints } from './find-open-points.ts'

const picture = { hash: '', fileName: '', altText: '', fileID: 1, cropParams: null }

const nothing = { links: [], goneFiles: [], files: {} }

it('requires a replacement for a deleted file, wherever it is used', () => {
  const content = {
    ...contentWith([block('a', { __images: { photo: { ...picture, altText: 'Seen' } } })]),
    seoDescription: 'Told',
  }
  expect(findOpenPoints(registry, content, { ...nothing, goneFiles: [1] })).toEqual([
    {
      name: 'required',
      error: { block: 'a', path: '__images.photo', code: errorCatalogue.brokenReference.code },
    },
  ])
})

it('names the field of a link to a file that is deleted or no longer shared', () => {
  const label = 'L'
  const pointer = defineBlock({
    id: 'text',
    version: 1,
    label,
    group: 'text',
    fields: { to: link({ label }) },
  })
  const own = createRegistry({ blocks: [pointer], pageTypes: [] })
  const toFile = (id: number) => ({ props: { to: { target: { ref: 'file', id } } } })
  const content = {
    ...contentWith([
      block('gone', toFile(1)),
      block('private', toFile(2)),
      block('shared', toFile(3)),
      block('new', toFile(4)),
    ]),
    seoDescription: 'Told',
  }
  const files = { 2: { shared: false }, 3: { shared: true } }
  expect(findOpenPoints(own, content, { links: [], goneFiles: [1], files })).toEqual([
    {
      name: 'required',
      error: { block: 'gone', path: 'props.to', code: errorCatalogue.brokenReference.code },
    },
    {
      name: 'required',
      error: { block: 'private', path: 'props.to', code: errorCatalogue.brokenReference.code },
    },
  ])
})

it('counts images without alternative text and targets the first one', () => {
  const content = {
    ...contentWith([
      block('a'),
      block('b', { __images: { photo: picture } }),
      block('c', { __images: { photo: picture } }),
    ]),
    seoDescription: 'Told',
  }
  expect(findOpenPoints(registry, content, nothing)).toEqual([
    { name: 'alternatives', count: 2, first: { block: 'b', path: '__images.photo' } },
  ])
})

it('lists what publishing requires before recommendations', () => {
  const label = 'L'
  const dated = definePageType({
    id: 'basic',
    version: 1,
    label,
    slugPrefix: {},
    fields: { day: date({ label, required: true }) },
    initialBlocks: () => [],
  })
  const own = createRegistry({ blocks: [], pageTypes: [dated] })
  expect(findOpenPoints(own, contentWith([]), nothing)).toEqual([
    {
      name: 'required',
      error: { block: null, path: 'pageType.props.day', code: errorCatalogue.required.code },
    },
    { name: 'description', count: 1, first: { block: null, path: 'seoDescription' } },
  ])
})

it('reports a translation that equals the original', () => {
  const content = {
    ...contentWith([block('a', { props: { title: 'Crates that come back' } })]),
    seoDescription: 'Told',
  }
  expect(findOpenPoints(registry, content, nothing, { ...content, seoDescription: 'Verteld' })).toEqual([
    { name: 'untranslated', count: 1, first: { block: 'a', path: '' } },
  ])
})

it('counts links to pages in another language', () => {
  const links = [
    { block: 'b', path: 'props.link' },
    { block: 'c', path: 'props.text' },
  ]
  expect(
    findOpenPoints(registry, { ...contentWith([]), seoDescription: 'Told' }, { ...nothing, links }),
  ).toEqual([{ name: 'links', count: 2, first: links[0] }])
})
