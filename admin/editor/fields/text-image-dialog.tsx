import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { type imageSides, imageSizes, type TextImage } from '@ximblox/blocks/rich-text/document'
import { imageDataOf } from '@ximblox/blocks/rich-text/text-images'
import type { ImageData } from '@ximblox/contract/blocks'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import type { ImageRequest } from '../rich-text/text-image.ts'
import { ImageInput } from './image-input.tsx'

interface Props {
  /** Null closes the dialog. */
  request: ImageRequest | null
  onClose: () => void
}

/** Chooses an image for a text, and its size and place there. */
export const TextImageDialog = ({ request, onClose }: Props) => {
  const t = useTranslations('editor.fields.textImage')
  const cancel = () => {
    onClose()
    request?.onCancel?.()
  }
  return (
    <Modal title={t('title')} opened={request !== null} onClose={cancel} size="md">
      {request && (
        <TextImageForm
          image={request.image}
          onCancel={cancel}
          onChoose={image => {
            onClose()
            request.onChoose(image)
          }}
        />
      )}
    </Modal>
  )
}

type Side = (typeof imageSides)[number] | 'none'

interface FormProps {
  image: TextImage | null
  onCancel: () => void
  onChoose: (image: TextImage | null) => void
}

const TextImageForm = ({ image: given, onCancel, onChoose }: FormProps) => {
  const t = useTranslations('editor.fields.textImage')
  const tModal = useTranslations('modal')
  const [image, setImage] = useState<ImageData | null>(given && imageDataOf(given))
  const [size, setSize] = useState<TextImage['size']>(given?.size ?? 'full')
  const [side, setSide] = useState<Side>(given?.side ?? 'none')
  return (
    <Stack gap="md">
      <ImageInput label={t('image')} image={image} onChange={setImage} />
      <Choice
        label={t('size')}
        value={size}
        data={imageSizes.map(value => ({ value, label: t(`sizes.${value}`) }))}
        onChange={setSize}
      />
      {size !== 'full' && (
        <Choice
          label={t('side')}
          value={side}
          data={(['none', 'left', 'right'] as const).map(value => ({ value, label: t(`sides.${value}`) }))}
          onChange={setSide}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('phone')}
      </Text>
      <Group justify="flex-end">
        {given && (
          <Button variant="subtle" color="red" mr="auto" onClick={() => onChoose(null)}>
            {t('remove')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {tModal('cancel')}
        </Button>
        <Button disabled={!image} onClick={() => image && onChoose(textImageOf(image, size, side))}>
          {t(given ? 'apply' : 'insert')}
        </Button>
      </Group>
    </Stack>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  data: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, data, onChange }: ChoiceProps<Value>) => {
  const id = useId()
  return (
    <div>
      <Text size="sm" fw={500} id={id} mb={4}>
        {label}
      </Text>
      <SegmentedControl aria-labelledby={id} value={value} data={data} onChange={onChange} />
    </div>
  )
}

const textImageOf = (
  { fileID, altText, decorative, cropParams }: ImageData,
  size: TextImage['size'],
  side: Side,
): TextImage => ({
  file: { ref: 'file', id: fileID },
  altText,
  ...(decorative && { decorative }),
  ...(cropParams && { cropParams }),
  size,
  ...(size !== 'full' && side !== 'none' && { side }),
})
