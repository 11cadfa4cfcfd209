import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { imageSizes, type TextImage } from '@ximblox/blocks/rich-text/document'
import { imageDataOf } from '@ximblox/blocks/rich-text/text-images'
import type { ImageData } from '@ximblox/contract/blocks'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ImageInput } from './image-input.tsx'
import { type Side, textImageOf } from './text-image-of.ts'

export interface TextImageFormProps {
  image: TextImage | null
  onCancel: () => void
  onChoose: (image: TextImage | null) => void
}

/** Chooses an image, and its size and place in the text. */
export const TextImageForm = ({ image: given, onCancel, onChoose }: TextImageFormProps) => {
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
