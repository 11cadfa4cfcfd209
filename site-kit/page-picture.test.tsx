import { photo } from '@ximblox/blocks/render/test/sample-view'
import type { ImageData } from '@ximblox/contract/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PagePicture } from './page-picture.tsx'

const image: ImageData = {
  fileID: photo.id,
  fileName: '',
  hash: '',
  altText: 'A "quiet" sea',
  cropParams: null,
}
const markup = (given: ImageData | null) =>
  renderToStaticMarkup(
    <PagePicture pageID={3} image={given} files={{ [photo.id]: photo }} className="wide" sizes="50vw" />,
  )

test('an image of a page is a picture of that page in several widths', () => {
  expect(markup(image)).toMatch(/^<picture><source [^>]*srcSet="\/api\/[^"]*\/3\/[^"]* \d+w/)
  expect(markup(image)).toContain('alt="A &quot;quiet&quot; sea"')
})

test('there is no picture without an image, or of a file that is gone', () => {
  expect(markup(null)).toBe('')
  expect(markup({ ...image, fileID: 99 })).toBe('')
})
