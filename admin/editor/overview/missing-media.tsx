import { attachmentName } from '@ximblox/blocks/fields/attachment-name'
import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { PickerDialog } from '../../media/media-dialogs.tsx'
import { setField } from '../state/commands/fields.ts'
import type { Path } from '../state/document/paths.ts'
import { fieldOf } from '../state/field-of.ts'
import { useWorkspace } from '../workspace.ts'

/** A field of a block without an image or file. */
export interface MissingMedia {
  block: string
  path: Path
}

interface Props {
  /** Null closes the dialog. */
  missing: MissingMedia | null
  onClose: () => void
}

/** The media library as a picker for a missing image or file. */
export const MissingMediaDialog = ({ missing, onClose }: Props) => {
  const t = useTranslations('media.picker')
  const { editor, retry } = useWorkspace()
  const field = missing && fieldOf(editor, missing.block, missing.path)
  if (!field || (field.kind !== 'image' && field.kind !== 'file')) return null

  const isImage = field.kind === 'image'
  const { block, path } = missing
  const take = ({ id: fileID, hash, fileName, defaultAltText }: MediaItem) => {
    onClose()
    const file = { hash, fileName, fileID }
    const value = isImage ? { ...file, cropParams: null, altText: defaultAltText } : file
    editor.run(setField(block, [isImage ? '__images' : '__files', attachmentName(path)], value))
    // The URL of the file works once the server has stored its use on the page.
    retry()
  }
  return (
    <PickerDialog
      title={t(field.kind)}
      kinds={isImage ? ['image', 'gif'] : field.accept}
      onClose={onClose}
      onPick={take}
    />
  )
}
