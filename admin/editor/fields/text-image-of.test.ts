import { imageDataOf } from '@ximblox/blocks/rich-text/text-images'
import type { ImageData } from '@ximblox/contract/blocks'
import { describe, expect, it } from 'vitest'
import { textImageOf } from './text-image-of.ts'

const image: ImageData = { hash: '', fileName: 'größe 🙂.jpg', fileID: 7, cropParams: null, altText: 'صورة' }
const cropParams = { x: 0, y: 0, width: 100, height: 50, rotate: 0, scaleX: 1, scaleY: 1 }

describe('an image that is chosen for a text', () => {
  it('stores only what differs from the usual', () => {
    const usual = { file: { ref: 'file', id: 7 }, altText: 'صورة', size: 'half' }
    expect(textImageOf(image, 'half', 'none')).toEqual(usual)
    expect(textImageOf({ ...image, decorative: false }, 'half', 'none')).toEqual(usual)
  })

  it('keeps its crop and that it is decorative', () => {
    expect(textImageOf({ ...image, cropParams, decorative: true }, 'third', 'left')).toEqual({
      file: { ref: 'file', id: 7 },
      altText: 'صورة',
      decorative: true,
      cropParams,
      size: 'third',
      side: 'left',
    })
  })

  it('has no side in full width, even if one was chosen before', () => {
    expect(textImageOf(image, 'full', 'right')).not.toHaveProperty('side')
  })

  it('stays the same when it is opened and applied without a change', () => {
    const stored = textImageOf({ ...image, cropParams }, 'half', 'right')
    expect(textImageOf(imageDataOf(stored), stored.size, stored.side ?? 'none')).toEqual(stored)
  })
})
