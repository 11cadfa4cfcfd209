import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import { Note } from '../ui/note.tsx'
import classes from './share-dialog.module.css'

/** A new link, which can only be shown once because the server stores a hash of it. */
export const ShareLink = ({ link }: { link: string }) => {
  const t = useTranslations('sharing')
  const { copy, copied, error } = useClipboard({ timeout: 2000 })
  return (
    <>
      <Note theme="orange">{t('once')}</Note>
      <div className={classes.link}>
        <TextInput
          ref={input => input?.select()}
          label={t('link')}
          value={link}
          readOnly
          onFocus={event => event.currentTarget.select()}
          error={error && t('copyFailed')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          className={classes.url ?? ''}
        />
        <Button onClick={() => copy(link)}>
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
      </div>
    </>
  )
}
