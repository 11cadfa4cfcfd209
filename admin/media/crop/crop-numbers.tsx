import { TextInput } from '@mantine/core'
import type { CropParams } from '@ximblox/contract/blocks'
import { useTranslations } from 'use-intl'
import classes from './crop-dialog.module.css'

interface Props {
  crop: CropParams
  onChange: (changes: Partial<CropParams>) => void
}

const names = ['x', 'y', 'width', 'height', 'rotate'] as const

/** Exact values, and the way to crop with a keyboard. */
export const CropNumbers = ({ crop, onChange }: Props) => {
  const t = useTranslations('media.crop')
  return (
    <div className={classes.numbers}>
      {names.map(name => (
        <TextInput
          key={name}
          type="number"
          size="xs"
          label={t(name)}
          value={crop[name]}
          onChange={event => {
            const number = event.currentTarget.valueAsNumber
            if (Number.isFinite(number)) onChange({ [name]: number })
          }}
        />
      ))}
    </div>
  )
}
