import { Button, Checkbox, Group } from '@mantine/core'
import type { ImageData } from '@ximblox/contract/blocks'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { useWorkspace } from '../workspace.ts'
import { FieldGroup, FieldNote } from './field-group.tsx'
import { ImagePreview } from './image-preview.tsx'
import { UploadButton } from './upload-button.tsx'
import { useUpload } from './use-upload.ts'

interface Props {
  label: string
  help?: string | undefined
  errors?: readonly string[]
  isRequired?: boolean
  image: ImageData | null
  /** Of the picture in addresses. */
  group: string
  onChange: (image: ImageData | null) => void
}

/** A picture: brought in, taken away, and told in words to those who do not see it. */
export const ImageInput = ({
  label,
  help,
  errors = [],
  isRequired = false,
  image,
  group,
  onChange,
}: Props) => {
  const t = useTranslations('editor.fields')
  const { retry, readOnly } = useWorkspace()
  const messageOf = useMessage()
  const { busy, errors: refused, allowed, upload } = useUpload()

  const replaceBy = async (chosen: File) => {
    const item = await upload(chosen)
    if (!item) return
    const { id: fileID, hash, fileName, defaultAltText } = item
    onChange({ hash, fileName, fileID, cropParams: null, altText: image?.altText || defaultAltText })
    // The server shows a picture on a page once it knows that the page uses it.
    retry()
  }
  return (
    <FieldGroup
      label={label}
      help={help}
      errors={[...errors, ...refused.map(messageOf)]}
      isRequired={isRequired}
    >
      {image && <ImagePreview image={image} group={group} />}
      {!readOnly && (
        <Group gap="xs">
          {allowed && (
            <UploadButton
              label={t(image ? 'replaceImage' : 'uploadImage')}
              accept="image/*"
              busy={busy}
              onFile={file => void replaceBy(file)}
            />
          )}
          {image && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null)}>
              {t('remove')}
            </Button>
          )}
          {!allowed && !image && <FieldNote>{t('mayNotUpload')}</FieldNote>}
        </Group>
      )}
      {image && !image.decorative && (
        <TextInput
          label={t('altText')}
          value={image.altText}
          onChange={altText => onChange({ ...image, altText })}
          description={image.altText === '' ? t('altTextMissing') : undefined}
        />
      )}
      {image && (
        <Checkbox
          label={t('decorative')}
          checked={image.decorative ?? false}
          onChange={event => onChange({ ...image, decorative: event.currentTarget.checked })}
        />
      )}
    </FieldGroup>
  )
}
