import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CopyField } from '../../ui/copy-field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Note } from '../../ui/note.tsx'
import { TokenForm } from './token-form.tsx'

/** Creates a token, and shows its secret once. */
export const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('apiTokens')
  const [secret, setSecret] = useState('')
  if (secret === '') return <TokenForm onCreated={setSecret} onClose={onClose} />
  return (
    <Modal
      title={t('created')}
      opened
      onClose={onClose}
      buttons={
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Note theme="orange">{t('once')}</Note>
      <CopyField label={t('secret')} value={secret} />
    </Modal>
  )
}
