import type { AttachmentPart } from '@ximblox/blocks/render/kit-parts'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import type { ReactNode } from 'react'
import { MissingFile, useFileExists } from './missing-file.tsx'

/** A file; renders nothing while it is loading. */
export const AttachmentField = (part: AttachmentPart): ReactNode =>
  part.use && !part.file ? null : <publicKit.Attachment {...part} />

/** A file that can be chosen while it is missing. */
export const EditedAttachmentField = (part: AttachmentPart): ReactNode =>
  useFileExists(part.use) ? <AttachmentField {...part} /> : <MissingFile {...part} />
