import type { ImageData } from '@ximblox/contract/blocks'
import { expect, it } from 'vitest'
import { changesSince } from './changes-since.ts'
import { block, contentWith } from './test/sample.ts'

const stored: ImageData = {
  fileID: 7,
  fileName: 'mill.png',
  hash: 'abc',
  altText: 'A mill',
  cropParams: null,
}
const chosen: ImageData = { ...stored, fileName: '', hash: '' }
const withImage = (image: ImageData) => contentWith([block('a', { __images: { image } })])

it('lists no picture that has only got its hash from the server', () => {
  expect(changesSince(withImage(stored), withImage(chosen))).toEqual([])
})

it('lists a picture whose description changed', () => {
  const changes = changesSince(withImage(stored), withImage({ ...chosen, altText: 'Two mills' }))
  expect(changes).toMatchObject([{ blockKey: 'a', kind: 'changed', fields: [{ path: '__images.image' }] }])
})
