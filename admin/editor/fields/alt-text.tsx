import { Checkbox } from '@mantine/core'
import type { ImageData } from '@ximblox/contract/blocks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './alt-text.module.css'

interface Props {
  image: ImageData
  onChange: (image: ImageData) => void
}

/** The alternative text of an image in one line, open where there is none yet. */
export const AltText = ({ image, onChange }: Props) => {
  const t = useTranslations('editor.fields')
  const isDecorative = image.decorative ?? false
  const isMissing = image.altText === '' && !isDecorative
  const [wasMissing] = useState(isMissing)
  return (
    <details className={classes.details} open={wasMissing}>
      <summary data-missing={isMissing || undefined}>
        {isDecorative
          ? t('decorative')
          : isMissing
            ? t('altTextNeeded')
            : `${t('altText')}: ${image.altText}`}
      </summary>
      {!isDecorative && (
        <TextInput
          label={t('altText')}
          value={image.altText}
          onChange={altText => onChange({ ...image, altText })}
          description={isMissing ? t('altTextMissing') : undefined}
        />
      )}
      <Checkbox
        label={t('decorative')}
        checked={isDecorative}
        onChange={event => onChange({ ...image, decorative: event.currentTarget.checked })}
      />
    </details>
  )
}
