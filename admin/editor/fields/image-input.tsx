import { Button, Group } from '@mantine/core'
import type { ImageData } from '@ximblox/contract/blocks'
import { fileTypeOf, svgType } from '@ximblox/contract/file-types'
import type { MediaItem } from '@ximblox/contract/media'
import Crop from 'lucide-react/icons/crop'
import Images from 'lucide-react/icons/images'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useMessage } from '../../errors/use-message.ts'
import { CropDialog, PickerDialog } from '../../media/media-dialogs.tsx'
import { UploadButton } from '../../ui/upload-button.tsx'
import { useWorkspace } from '../workspace.ts'
import { AltText } from './alt-text.tsx'
import { FieldGroup } from './field-group.tsx'
import { ImageRow, Tool } from './image-row.tsx'
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
  const uploading = {
    accept: 'image/*',
    busy: isBusy,
    onFile: (chosen: File) => void uploadAndUse(chosen),
  }
  return (
    <FieldGroup
      label={label}
      help={help}
      errors={[...errors, ...refused.map(messageOf)]}
      isRequired={isRequired}
    >
      {image ? (
        <ImageRow image={image} isGone={isGone}>
          {!readOnly && (
            <>
              <Tool label={tPicker('fromLibrary')} Icon={Images} onClick={() => setAsking('file')} />
              {!isGone && isCropped(image) && (
                <Tool label={tPicker('crop')} Icon={Crop} onClick={() => setAsking('crop')} />
              )}
              {allowed && <UploadButton {...uploading} label={t('replaceImage')} isTool />}
              <Tool label={t('remove')} Icon={Trash} onClick={() => onChange(null)} />
            </>
          )}
        </ImageRow>
      ) : (
        !readOnly && (
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => setAsking('file')}>
              {tPicker('fromLibrary')}
            </Button>
            {allowed && <UploadButton {...uploading} label={t('uploadImage')} />}
          </Group>
        )
      )}
      {image && <AltText key={image.fileID} image={image} onChange={onChange} />}
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
