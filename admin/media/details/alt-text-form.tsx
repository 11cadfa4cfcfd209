import { Button } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useLibrary } from '../library/library-context.ts'
import { useMediaCall } from '../library/use-media-call.ts'
import classes from './details-panel.module.css'

/** What a picture is said to show, wherever nobody says otherwise. */
export const AltTextForm = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('media')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { mayChange } = useLibrary()
  const { busy, run, entries } = useMediaCall()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? file.defaultAltText
  const isChanged = text !== file.defaultAltText

  const save = async () => {
    const { id, revision } = file
    const answer = await run(() => client.media.editFile({ body: { id, defaultAltText: text, revision } }))
    if (!answer) return
    setTyped(undefined)
    toast({ message: t('altTextSaved'), close: tModal('close') })
  }
  if (!mayChange) return <p className={classes.said}>{file.defaultAltText || t('altTextMissing')}</p>
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {isChanged && <ErrorSummary entries={entries} />}
      <TextInput
        label={t('altText')}
        description={text === '' ? t('altTextMissing') : t('altTextHelp')}
        value={text}
        onChange={setTyped}
        maxLength={limits.altText}
      />
      {isChanged && (
        <Button type="submit" size="xs" mt="xs" loading={busy}>
          {t('save')}
        </Button>
      )}
    </form>
  )
}
