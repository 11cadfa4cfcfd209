import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../../ui/text-input.tsx'
import { useAutosavedField } from './use-autosaved-field.ts'
import type { FileEdits } from './use-file-edits.ts'

interface Props {
  file: MediaItem
  edits: FileEdits
}

/** The default alternative text, for pages that do not set their own. */
export const AltTextForm = ({ file, edits: { edit } }: Props) => {
  const t = useTranslations('media')
  const text = useAutosavedField({
    key: `${file.id} defaultAltText`,
    stored: file.defaultAltText,
    save: (defaultAltText, base) => edit({ defaultAltText }, now => now.defaultAltText === base),
    wordsOf: words => words || `${t('altText')} · ${file.fileName}`,
  })
  return (
    <TextInput
      label={t('altText')}
      description={text.value === '' ? t('altTextMissing') : t('altTextHelp')}
      value={text.value}
      onChange={text.change}
      limit={limits.altText}
    />
  )
}
