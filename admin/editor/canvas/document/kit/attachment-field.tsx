import type { AttachmentPart } from '@ximblox/blocks/render/kit-parts'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import type { ReactNode } from 'react'
import { MissingFile, useIsThere } from './missing-file.tsx'

/** A file. One that is still being asked for is not drawn yet. */
export const AttachmentField = (part: AttachmentPart): ReactNode =>
  part.use && !part.file ? null : <publicKit.Attachment {...part} />

/** The same where one that is missing can be chosen. */
export const EditedAttachmentField = (part: AttachmentPart): ReactNode =>
  useIsThere(part.use) ? <AttachmentField {...part} /> : <MissingFile {...part} />
