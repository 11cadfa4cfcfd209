import type { ImgPart } from '@ximblox/blocks/render/kit-parts'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import type { ReactNode } from 'react'
import { MissingFile } from './missing-file.tsx'

/** A picture that can be told by what is clicked on. One whose file is still being asked for is not drawn yet. */
export const ImageField = (part: ImgPart): ReactNode => {
  if (part.image && !part.file) return null
  const marked = { ...part.attributes, 'data-image': part.path.join('.') }
  return <publicKit.Img {...part} attributes={marked} />
}

/** The same where one that is missing can be chosen. */
export const EditedImageField = (part: ImgPart): ReactNode =>
  part.image ? <ImageField {...part} /> : <MissingFile {...part} />
