import { Button, Group } from '@mantine/core'
import { attachmentName } from '@ximblox/blocks/fields/attachment-name'
import type { FileField } from '@ximblox/blocks/fields/file'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { PickerDialog } from '../../media/media-dialogs.tsx'
import { UploadButton } from '../../ui/upload-button.tsx'
import { useWorkspace } from '../workspace.ts'
import type { HolderControlProps } from './control.ts'
import { FieldGroup, FieldNote } from './field-group.tsx'
import { useUpload } from './use-upload.tsx'

export const FileControl = ({
  field,
  label,
  help,
  errors,
  isRequired,
  holder,
  path,
}: HolderControlProps<FileField>) => {
  const t = useTranslations('editor.fields')
  const tPicker = useTranslations('media.picker')
  const [picking, setPicking] = useState(false)
  const [wrong, setWrong] = useState<readonly ErrorEntry[]>([])
  const { editor, retry } = useWorkspace()
  const messageOf = useMessage()
  const { isBusy, errors: refused, allowed, upload } = useUpload()
  const name = attachmentName(path)
  const file = holder.files[name]

  const take = ({ id: fileID, hash, fileName, kind }: MediaItem) => {
    setPicking(false)
    const isAccepted = field.accept?.includes(kind) ?? true
    setWrong(isAccepted ? [] : [errorAt(name, 'valueNotAllowed')])
    if (!isAccepted) return
    editor.run(holder.attach('__files', name, { hash, fileName, fileID }))
    retry()
  }
  const uploadAndUse = async (chosen: File) => {
    const item = await upload(chosen)
    if (item) take(item)
  }
  return (
    <FieldGroup
      label={label}
      help={help}
      errors={[...errors, ...[...refused, ...wrong].map(messageOf)]}
      isRequired={isRequired}
    >
      {file && <FieldNote>{file.fileName}</FieldNote>}
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => setPicking(true)}>
          {tPicker('fromLibrary')}
        </Button>
        {allowed && (
          <UploadButton
            label={t(file ? 'replaceFile' : 'uploadFile')}
            busy={isBusy}
            onFile={chosen => void uploadAndUse(chosen)}
          />
        )}
        {file && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            onClick={() => editor.run(holder.attach('__files', name, undefined))}
          >
            {t('remove')}
          </Button>
        )}
      </Group>
      {picking && (
        <PickerDialog
          title={tPicker('file')}
          kinds={field.accept}
          fileID={file?.fileID}
          onClose={() => setPicking(false)}
          onPick={take}
        />
      )}
    </FieldGroup>
  )
}
