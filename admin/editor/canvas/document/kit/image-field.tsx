import type { ImgPart } from '@ximblox/blocks/render/kit-parts'
import { Picture } from '@ximblox/blocks/render/picture'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import type { ReactNode } from 'react'
import { useCanvas, useEditorState } from '../canvas-context.ts'
import { MissingFile, useFileExists } from './missing-file.tsx'
import { isStored } from './stored-images.ts'

/** An image that a click can be traced back to; renders nothing while its file is loading. */
export const ImageField = (part: ImgPart): ReactNode => {
  const { bridge } = useCanvas()
  const { block, image, file, sizes, priority } = part
  const isKnown = useEditorState(({ base }) => !image || isStored(base, block.key, image))
  if (image && !file) return null
  const attributes = { ...part.attributes, 'data-image': part.path.join('.') }
  if (isKnown || !image || !file) return <publicKit.Img {...part} attributes={attributes} />
  // Until the page is saved the server has no renditions of it, and it has none of animations.
  const single = { ...file, kind: 'gif' as const }
  const address = bridge.imagePreviewUrl(image)
  return <Picture {...{ url: address, image, sizes, priority }} file={single} {...attributes} />
}

/** An image that can be chosen while it is missing. */
export const EditedImageField = (part: ImgPart): ReactNode =>
  useFileExists(part.image) ? <ImageField {...part} /> : <MissingFile {...part} />
