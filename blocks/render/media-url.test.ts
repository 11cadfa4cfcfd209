import { expect, test, vi } from 'vitest'
import { blockFilesGroup, blockImagesGroup } from '../page-file-group.ts'
import { fileURL, imageURL } from './media-url.ts'
import { photo } from './test/sample-view.ts'

const use = { hash: '', fileName: '', fileID: 7 }
const image = { ...use, altText: '', cropParams: null }

test('builds a URL of page, group, hash and file name', () => {
  const rest = '0123456789abcdef0123456789abcdef/blue%20sea.jpg'
  expect(imageURL(3, blockImagesGroup('k'), image, photo)).toBe(
    `/api/ximblox/medialib/get-page-file/3/block_images_k/${rest}`,
  )
  expect(fileURL(3, blockFilesGroup('k'), use, photo)).toBe(
    `/api/ximblox/medialib/get-page-file/3/block_files_k/${rest}`,
  )
})

test.each([
  ['group', imageURL.bind(null, 3, undefined, image, photo)],
  ['image', imageURL.bind(null, 3, 'seo_image', undefined, photo)],
  ['file', imageURL.bind(null, 3, 'seo_image', image, undefined)],
])('returns null and logs an error without a %s', (part, url) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  expect(url()).toBeNull()
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`No URL for a file of page 3 without ${part}`),
  )
  error.mockRestore()
})
