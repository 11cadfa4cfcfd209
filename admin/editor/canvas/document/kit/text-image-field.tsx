import { Picture } from '@ximblox/blocks/render/picture'
import { useRendering } from '@ximblox/blocks/render/rendering'
import type { TextPictureProps } from '@ximblox/blocks/render/rich-text'
import { TextPicture, textImageSizes } from '@ximblox/blocks/render/text-picture'
import { imageDataOf } from '@ximblox/blocks/rich-text/text-images'
import type { ReactNode } from 'react'
import { useCanvas, useEditorState } from '../canvas-context.ts'
import { isStored } from './stored-images.ts'

/** An image in a text; renders nothing while its file is loading. */
export const TextImageField = ({ block, image }: TextPictureProps): ReactNode => {
  const { bridge } = useCanvas()
  const { view } = useRendering()
  const data = imageDataOf(image)
  const file = view.files[data.fileID]
  const isKnown = useEditorState(({ base }) => isStored(base, block.key, data))
  if (!file) return null
  if (isKnown) return <TextPicture block={block} image={image} />
  // Until the page is saved the server has no renditions of it, and it has none of animations.
  return (
    <Picture
      url={bridge.imagePreviewUrl(data)}
      image={data}
      file={{ ...file, kind: 'gif' }}
      sizes={textImageSizes[image.size]}
      priority={false}
    />
  )
}
