import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'

interface Props {
  title: string
  message: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export const DiscardDialog = ({ title, message, isBusy, onConfirm, onClose }: Props) => {
  const t = useTranslations('jobs')
  return (
    <Modal
      title={title}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('discard'), busy: isBusy, onConfirm }}
    >
      <Text size="sm">{message}</Text>
    </Modal>
  )
}
