import { expect, it } from 'vitest'
import { pictureDifferences, pictureIn, picturesIn } from './picture.ts'

const crop = { x: 1, y: 2, width: 30, height: 40, rotate: 0, scaleX: 1, scaleY: 1 }
const image = { hash: '', fileName: 'a.png', altText: 'A tree', fileID: 4, cropParams: crop }

it('finds the picture in a use, in a list of one and in a block', () => {
  expect(pictureIn(image)).toEqual(image)
  expect(pictureIn([image])).toEqual(image)
  expect(picturesIn({ key: 'a', props: {}, __images: { photo: image } })).toEqual([image])
})

it('finds none in a text, a list of texts and a file that is no picture', () => {
  const file = { hash: '', fileName: 'a.pdf', fileID: 4 }
  for (const value of ['text', ['text'], file, null, undefined, {}]) expect(picturesIn(value)).toEqual([])
})

it('names what differs, whatever the order of keys', () => {
  const { x, ...rest } = crop
  expect(pictureDifferences(image, { ...image, cropParams: { ...rest, x } })).toEqual([])
  expect(pictureDifferences(image, { ...image, cropParams: null })).toEqual(['crop'])
  expect(pictureDifferences(image, { ...image, altText: '', decorative: true })).toEqual([
    'altText',
    'decorative',
  ])
})

it('takes the crop of another picture for no change of the crop', () => {
  expect(pictureDifferences(image, { ...image, fileID: 5, cropParams: null })).toEqual(['picture'])
})
