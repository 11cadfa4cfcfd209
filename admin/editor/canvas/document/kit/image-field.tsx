import type { ImgPart } from '@ximblox/blocks/render/kit-parts'
import { Picture } from '@ximblox/blocks/render/picture'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import type { ReactNode } from 'react'
import { useCanvas, useEditorState } from '../canvas-context.ts'
import { MissingFile, useIsThere } from './missing-file.tsx'
import { isStored } from './stored-images.ts'

/** A picture that can be told by what is clicked on. One whose file is still being asked for is not drawn yet. */
export const ImageField = (part: ImgPart): ReactNode => {
  const { bridge } = useCanvas()
  const { block, image, file, sizes, priority } = part
  const isKnown = useEditorState(({ base }) => !image || isStored(base, block.key, image))
  if (image && !file) return null
  const attributes = { ...part.attributes, 'data-image': part.path.join('.') }
  if (isKnown || !image || !file) return <publicKit.Img {...part} attributes={attributes} />
  // Until the page is stored the server keeps no sizes of it; an animation has none either.
  const single = { ...file, kind: 'gif' as const }
  const address = bridge.previewAddress(image)
  return <Picture {...{ url: address, image, sizes, priority }} file={single} {...attributes} />
}

/** The same where one that is missing can be chosen. */
export const EditedImageField = (part: ImgPart): ReactNode =>
  useIsThere(part.image) ? <ImageField {...part} /> : <MissingFile {...part} />
