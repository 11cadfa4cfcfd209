import type { ImageData } from '@ximblox/contract/blocks'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { createElement, type ReactNode } from 'react'
import { blockImagesGroup } from '../page-file-group.ts'
import { useDrawing } from './drawing.ts'
import { hrefOfPage } from './href.ts'
import type { ImgPart, ItemsPart, PlainPart, RenderKit, RichPart, SlotPart } from './kit-parts.ts'
import { imageURL } from './media-url.ts'
import type { FileView } from './page-view.ts'
import { RichText } from './rich-text.tsx'

const Plain = ({ as, attributes, value }: PlainPart): ReactNode =>
  value === '' ? null : createElement(as, attributes, value)

const Rich = ({ as, attributes, value }: RichPart): ReactNode => {
  const { view } = useDrawing()
  if (plainText(value) === '') return null
  return createElement(as, attributes, <RichText doc={value} resolve={target => hrefOfPage(target, view)} />)
}

const Items = ({ as, attributes, children }: ItemsPart): ReactNode => createElement(as, attributes, children)

const Slot = ({ as, attributes, children, markup }: SlotPart): ReactNode =>
  markup === undefined
    ? createElement(as, attributes, children)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: markup } })

const Img = ({ block, image, file, sizes, priority, attributes }: ImgPart): ReactNode => {
  const { view } = useDrawing()
  if (!image) return null
  const src = imageURL(view.page.id, blockImagesGroup(block.key), image, file)
  if (!src) return null
  // React asks for a preload of each eager image outside a picture, and a static part has no place for it.
  return (
    <picture>
      <img
        src={src}
        alt={altOf(image, file)}
        {...sizeOf(image, file)}
        sizes={sizes}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        {...attributes}
      />
    </picture>
  )
}

const altOf = ({ decorative, altText }: ImageData, file: FileView | undefined): string =>
  decorative ? '' : altText || (file?.alt ?? '')

const sizeOf = ({ cropParams }: ImageData, file: FileView | undefined) => ({
  width: cropParams ? Math.round(cropParams.width) : (file?.width ?? undefined),
  height: cropParams ? Math.round(cropParams.height) : (file?.height ?? undefined),
})

/** Views as the public sees them: nothing around blocks, nothing in place of what is unknown or empty. */
export const publicKit: RenderKit = {
  Plain,
  Rich,
  Img,
  Items,
  Slot,
  Frame: ({ children }) => children,
  Unknown: () => null,
}
