import type { ReactNode } from 'react'
import { attachmentName } from '../fields/attachment-name.ts'
import { useKit } from './kit.ts'
import type { FileView } from './page-view.ts'
import { useRendering } from './rendering.ts'
import { useScope } from './scope.ts'

interface AttachmentProps {
  field: string
  /** `url` is the URL of the file; that of an embedded video is in `file.video`. */
  children(file: FileView, url: string): ReactNode
}

/** A file field, rendered by its children; nothing without a file. */
export const Attachment = ({ field, children }: AttachmentProps): ReactNode => {
  const kit = useKit()
  const { block, path } = useScope()
  const { view } = useRendering()
  const use = block.__files[attachmentName([...path, field])]
  const file = use && view.files[use.fileID]
  return <kit.Attachment {...{ block, path: [...path, field], use, file, children }} />
}
