import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'

interface Props {
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

export const DeactivateDialog = ({ name, busy, onClose, onConfirm }: Props) => {
  const t = useTranslations('users')
  return (
    <Modal
      title={t('deactivateTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('deactivate'), onConfirm, busy }}
    >
      <Text size="sm">{t('deactivateHelp')}</Text>
    </Modal>
  )
}
