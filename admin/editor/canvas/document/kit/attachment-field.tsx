import type { AttachmentPart } from '@ximblox/blocks/render/kit-parts'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import type { ReactNode } from 'react'

/** A file. One that is still being asked for is not drawn yet. */
export const AttachmentField = (part: AttachmentPart): ReactNode =>
  part.use && !part.file ? null : <publicKit.Attachment {...part} />
