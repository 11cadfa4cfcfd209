import { Button, Checkbox, Group } from '@mantine/core'
import type { ImageData } from '@ximblox/contract/blocks'
import { fileTypeOf, svgType } from '@ximblox/contract/file-types'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useMessage } from '../../errors/use-message.ts'
import { CropDialog, PickerDialog } from '../../media/media-dialogs.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { UploadButton } from '../../ui/upload-button.tsx'
import { useWorkspace } from '../workspace.ts'
import { FieldGroup, FieldNote } from './field-group.tsx'
import { ImagePreview } from './image-preview.tsx'
import { useUpload } from './use-upload.tsx'

interface Props {
  label: string
  help?: string | undefined
  errors?: readonly string[]
  isRequired?: boolean
  image: ImageData | null
  /** The initial aspect ratio of the crop, width divided by height; free if absent. */
  aspectRatio?: number | undefined
  onChange: (image: ImageData | null) => void
}

const pictures = ['image', 'gif'] as const

/** Vector images are shown whole. */
const isCropped = ({ fileName }: ImageData): boolean => fileTypeOf(fileName)?.mimeType !== svgType

/** Chooses, replaces or removes an image, and edits its alternative text. */
export const ImageInput = ({
  label,
  help,
  errors = [],
  isRequired = false,
  image,
  aspectRatio,
  onChange,
}: Props) => {
  const t = useTranslations('editor.fields')
  const tPicker = useTranslations('media.picker')
  const { retry, readOnly, renderData } = useWorkspace()
  const isGone = useStore(renderData, ({ goneFiles }) => image !== null && goneFiles.includes(image.fileID))
  const messageOf = useMessage()
  const { isBusy, errors: refused, allowed, upload } = useUpload()
  const [asking, setAsking] = useState<'file' | 'crop'>()

  const change = (changed: ImageData | null) => {
    setAsking(undefined)
    onChange(changed)
    // The URL of the image works once the server has stored its use on the page.
    retry()
  }
  const take = ({ id: fileID, hash, fileName, defaultAltText }: MediaItem) =>
    change({ hash, fileName, fileID, cropParams: null, altText: image?.altText || defaultAltText })
  const uploadAndUse = async (chosen: File) => {
    const item = await upload(chosen)
    if (item) take(item)
  }
  return (
    <FieldGroup
      label={label}
      help={help}
      errors={[...errors, ...refused.map(messageOf)]}
      isRequired={isRequired}
    >
      {image && !isGone && <ImagePreview image={image} />}
      {isGone && <FieldNote>{t('gone')}</FieldNote>}
      {!readOnly && (
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => setAsking('file')}>
            {tPicker('fromLibrary')}
          </Button>
          {image && !isGone && isCropped(image) && (
            <Button variant="default" size="xs" onClick={() => setAsking('crop')}>
              {tPicker('crop')}
            </Button>
          )}
          {allowed && (
            <UploadButton
              label={t(image ? 'replaceImage' : 'uploadImage')}
              accept="image/*"
              busy={isBusy}
              onFile={file => void uploadAndUse(file)}
            />
          )}
          {image && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null)}>
              {t('remove')}
            </Button>
          )}
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
      {asking === 'file' && (
        <PickerDialog
          title={tPicker('image')}
          kinds={pictures}
          fileID={image?.fileID}
          onClose={() => setAsking(undefined)}
          onPick={take}
        />
      )}
      {asking === 'crop' && image && (
        <CropDialog
          fileID={image.fileID}
          fileName={image.fileName}
          crop={image.cropParams}
          aspectRatio={aspectRatio}
          onClose={() => setAsking(undefined)}
          onCrop={cropParams => change({ ...image, cropParams })}
        />
      )}
    </FieldGroup>
  )
}
