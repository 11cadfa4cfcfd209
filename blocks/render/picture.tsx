import type { ImageData } from '@ximblox/contract/blocks'
import type { ReactNode } from 'react'
import { altOf } from './alt-of.ts'
import type { ElementAttributes } from './kit-parts.ts'
import type { FileView } from './page-view.ts'
import { pictureSources } from './picture-sources.ts'

interface PictureProps extends ElementAttributes {
  /** URL of the original image, see media-url.ts. */
  url: string
  image: ImageData
  file: FileView
  /** The HTML attribute: the displayed width. */
  sizes?: string | undefined
  /** Loads the image eagerly and with priority. */
  priority: boolean
}

/**
 * A responsive image. The focal point is in data attributes, in tenths, for the styles of the site, because pages have
 * no inline styles.
 */
export const Picture = ({
  url,
  image,
  file,
  sizes = '100vw',
  priority,
  ...attributes
}: PictureProps): ReactNode => {
  const { sources, focal, ...own } = pictureSources(url, image, file)
  // Without a picture element, React would emit preload links for eager images, which static markup has no place for.
  return (
    <picture>
      {sources.map(source => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        {...own}
        alt={altOf(image, file)}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        data-focal-x={focal?.x}
        data-focal-y={focal?.y}
        {...attributes}
      />
    </picture>
  )
}
