import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { TokenForm } from './token-form.tsx'

/** Creates a token, and shows its secret once. */
export const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('apiTokens')
  const [secret, setSecret] = useState('')
  // The dialog that shows the secret opens when the button of the first one is gone.
  useReturnedFocus(true)
  if (secret === '') return <TokenForm onCreated={setSecret} onClose={onClose} />
  return (
    <SecretDialog
      title={t('created')}
      warning={t('once')}
      label={t('secret')}
      secret={secret}
      done={t('done')}
      onClose={onClose}
    />
  )
}
