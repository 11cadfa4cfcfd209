import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { UseList } from '../../pages/use-list.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { Uses } from '../uses/uses.ts'

interface Props {
  title: string
  /** The current name of the file. */
  name: string
  uses: Uses
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a change that visitors will see, and lists the pages and menus. */
export const LiveChangeDialog = ({ title, name, uses, confirm, onConfirm, onClose }: Props) => {
  const t = useTranslations('media')
  return (
    <Modal title={title} opened onClose={onClose} theme="orange" confirm={{ label: confirm, onConfirm }}>
      <UseList title={t('liveUses', { name })} {...uses} />
      <Text size="sm">{t('replacedIsKept')}</Text>
    </Modal>
  )
}
