import { expect, it } from 'vitest'
import { imageDifferences, imageIn, imagesIn } from './images.ts'

const crop = { x: 1, y: 2, width: 30, height: 40, rotate: 0, scaleX: 1, scaleY: 1 }
const image = { hash: '', fileName: 'a.png', altText: 'A tree', fileID: 4, cropParams: crop }

it('finds the picture in a use, in a list of one and in a block', () => {
  expect(imageIn(image)).toEqual(image)
  expect(imageIn([image])).toEqual(image)
  expect(imagesIn({ key: 'a', props: {}, __images: { photo: image } })).toEqual([image])
})

it('finds none in a text, a list of texts and a file that is no picture', () => {
  const file = { hash: '', fileName: 'a.pdf', fileID: 4 }
  for (const value of ['text', ['text'], file, null, undefined, {}]) expect(imagesIn(value)).toEqual([])
})

it('names what differs, whatever the order of keys', () => {
  const { x, ...rest } = crop
  expect(imageDifferences(image, { ...image, cropParams: { ...rest, x } })).toEqual([])
  expect(imageDifferences(image, { ...image, cropParams: null })).toEqual(['crop'])
  expect(imageDifferences(image, { ...image, altText: '', decorative: true })).toEqual([
    'altText',
    'decorative',
  ])
})

it('takes the crop of another picture for no change of the crop', () => {
  expect(imageDifferences(image, { ...image, fileID: 5, cropParams: null })).toEqual(['picture'])
})
