import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { FileEdits } from './use-file-edits.ts'
import { useSavedSoon } from './use-saved-soon.ts'

interface Props {
  file: MediaItem
  edits: FileEdits
}

/** What a picture is said to show, wherever nobody says otherwise. */
export const AltTextForm = ({ file, edits: { edit, entries } }: Props) => {
  const t = useTranslations('media')
  const [typed, setTyped] = useState<string>()
  const text = typed ?? file.defaultAltText
  const isChanged = text !== file.defaultAltText
  useSavedSoon(isChanged ? text : undefined, defaultAltText => edit({ defaultAltText }))
  return (
    <div>
      {isChanged && <ErrorSummary entries={entries} />}
      <TextInput
        label={t('altText')}
        description={text === '' ? t('altTextMissing') : t('altTextHelp')}
        value={text}
        onChange={setTyped}
        maxLength={limits.altText}
      />
    </div>
  )
}
