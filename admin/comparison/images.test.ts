import { expect, it } from 'vitest'
import { imageDifferences, imageIn, imagesIn } from './images.ts'

const crop = { x: 1, y: 2, width: 30, height: 40, rotate: 0, scaleX: 1, scaleY: 1 }
const image = { hash: '', fileName: 'a.png', altText: 'A tree', fileID: 4, cropParams: crop }

it('finds the image in a value, in a list of one and in a block', () => {
  expect(imageIn(image)).toEqual(image)
  expect(imageIn([image])).toEqual(image)
  expect(imagesIn({ key: 'a', props: {}, __images: { photo: image } })).toEqual([image])
})

it('finds no image in a text, a list of texts or another file', () => {
  const file = { hash: '', fileName: 'a.pdf', fileID: 4 }
  for (const value of ['text', ['text'], file, null, undefined, {}]) expect(imagesIn(value)).toEqual([])
})

it('names the differences, regardless of the order of keys', () => {
  const { x, ...rest } = crop
  expect(imageDifferences(image, { ...image, cropParams: { ...rest, x } })).toEqual([])
  expect(imageDifferences(image, { ...image, cropParams: null })).toEqual(['crop'])
  expect(imageDifferences(image, { ...image, altText: '', decorative: true })).toEqual([
    'altText',
    'decorative',
  ])
})

it('does not compare the crops of different images', () => {
  expect(imageDifferences(image, { ...image, fileID: 5, cropParams: null })).toEqual(['picture'])
})
