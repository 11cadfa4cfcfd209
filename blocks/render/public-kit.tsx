import type { Block } from '@ximblox/contract/blocks'
import { createElement, type ReactNode } from 'react'
import { blockFilesGroup, blockImagesGroup } from '../page-file-group.ts'
import { isBlankText } from '../rich-text/text-images.ts'
import { hrefOfTarget } from './href.ts'
import type {
  AttachmentPart,
  ImgPart,
  ItemsPart,
  PlainPart,
  RenderKit,
  RichPart,
  SlotPart,
} from './kit-parts.ts'
import { fileURL, imageURL } from './media-url.ts'
import { Picture } from './picture.tsx'
import { useRendering } from './rendering.ts'
import { RichText } from './rich-text.tsx'
import { autoDirection } from './text-direction.ts'
import { TextPicture } from './text-picture.tsx'

const Plain = ({ as, attributes, value }: PlainPart): ReactNode => {
  const { view } = useRendering()
  if (value === '') return null
  return createElement(as, { dir: autoDirection(value, view.page.locale), ...attributes }, value)
}

const Rich = ({ block, as, attributes, value }: RichPart): ReactNode => {
  const { view } = useRendering()
  if (isBlankText(value)) return null
  return createElement(
    as,
    attributes,
    <RichText
      doc={value}
      locale={view.page.locale}
      resolve={target => hrefOfTarget(target, view)}
      block={block}
      Picture={TextPicture}
    />,
  )
}

const Items = ({ as, attributes, children }: ItemsPart): ReactNode => createElement(as, attributes, children)

const Slot = ({ as, attributes, children, markup }: SlotPart): ReactNode =>
  markup === undefined
    ? createElement(as, attributes, children)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: markup } })

const Img = ({ block, image, file, sizes, priority, attributes }: ImgPart): ReactNode => {
  const { view } = useRendering()
  if (!image) return null
  const url = imageURL(view.page.id, blockImagesGroup(block.key), image, file)
  if (url === null || !file) return null
  return <Picture {...{ url, image, file, sizes, priority }} {...attributes} />
}

const Attachment = ({ block, use, file, children }: AttachmentPart): ReactNode => {
  const { view } = useRendering()
  if (!use) return null
  const url = fileURL(view.page.id, blockFilesGroup(block.key), use, file)
  return url !== null && file ? children(file, url) : null
}

const Frame = ({ block, children }: { block: Block; children?: ReactNode }): ReactNode => {
  const { view } = useRendering()
  if (!view.namesBlocks) return children
  return (
    <>
      <template data-block-start={block.key} />
      {children}
      <template data-block-end={block.key} />
    </>
  )
}

/** Renders pages for visitors: no frames, and nothing for unknown blocks and empty fields. */
export const publicKit: RenderKit = {
  Plain,
  Rich,
  Img,
  Attachment,
  Items,
  Slot,
  Frame,
  Unknown: () => null,
}
