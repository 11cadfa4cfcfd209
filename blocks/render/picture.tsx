import type { ImageData } from '@ximblox/contract/blocks'
import type { ReactNode } from 'react'
import type { ElementAttributes } from './kit-parts.ts'
import type { FileView } from './page-view.ts'
import { pictureSources } from './picture-sources.ts'

interface PictureProps extends ElementAttributes {
  /** Where the picture is as it is: see media-url.ts. */
  address: string
  image: ImageData
  file: FileView
  /** How wide it is seen, as the attribute of that name. */
  sizes?: string | undefined
  /** Seen at once: loaded eagerly and first. */
  priority: boolean
}

/**
 * A picture in the format and width that suits the browser. The point to keep in sight stands in data attributes, in
 * tenths, for the site's styles to place it by: pages have no inline style.
 */
export const Picture = ({
  address,
  image,
  file,
  sizes = '100vw',
  priority,
  ...attributes
}: PictureProps): ReactNode => {
  const { sources, focal, ...own } = pictureSources(address, image, file)
  // React asks for a preload of each eager image outside a picture, and a static part has no place for it.
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

const altOf = ({ decorative, altText }: ImageData, file: FileView): string =>
  decorative ? '' : altText || file.alt
