import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf } from '../address.ts'
import { useClient } from '../client.tsx'
import { Modal } from '../ui/modal.tsx'

interface Props {
  opened: boolean
  onClose: () => void
}

export const LogOutDialog = ({ opened, onClose }: Props) => {
  const t = useTranslations('logOut')
  const client = useClient()
  const [busy, setBusy] = useState(false)

  const logOut = async () => {
    setBusy(true)
    try {
      await client.auth.logout()
      // A fresh document, so that nothing the user saw stays in memory.
      location.assign(addressOf('/login'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      title={t('title')}
      opened={opened}
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('confirm'), onConfirm: () => void logOut(), busy }}
    >
      {t('message')}
    </Modal>
  )
}
