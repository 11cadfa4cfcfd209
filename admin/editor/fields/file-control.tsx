import { Button, Group } from '@mantine/core'
import { attachmentName } from '@ximblox/blocks/fields/attachment-name'
import type { FileField } from '@ximblox/blocks/fields/file'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { useWorkspace } from '../workspace.ts'
import type { HolderControlProps } from './control.ts'
import { FieldGroup, FieldNote } from './field-group.tsx'
import { UploadButton } from './upload-button.tsx'
import { useUpload } from './use-upload.ts'

/** The file of a field, to be downloaded by visitors. */
export const FileControl = ({
  label,
  help,
  errors,
  isRequired,
  holder,
  path,
}: HolderControlProps<FileField>) => {
  const t = useTranslations('editor.fields')
  const { editor, retry } = useWorkspace()
  const messageOf = useMessage()
  const { busy, errors: refused, allowed, upload } = useUpload()
  const name = attachmentName(path)
  const file = holder.files[name]

  const replaceBy = async (chosen: File) => {
    const item = await upload(chosen)
    if (!item) return
    const { id: fileID, hash, fileName } = item
    editor.run(holder.attach('__files', name, { hash, fileName, fileID }))
    retry()
  }
  return (
    <FieldGroup
      label={label}
      help={help}
      errors={[...errors, ...refused.map(messageOf)]}
      isRequired={isRequired}
    >
      {file && <FieldNote>{file.fileName}</FieldNote>}
      <Group gap="xs">
        {allowed && (
          <UploadButton
            label={t(file ? 'replaceFile' : 'uploadFile')}
            busy={busy}
            onFile={chosen => void replaceBy(chosen)}
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
    </FieldGroup>
  )
}
