import { useTranslations } from 'use-intl'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Modal } from '../../ui/modal.tsx'

export const ShortcutList = lazyPart(async () => (await import('./shortcut-list.tsx')).ShortcutList, 480)

interface Props {
  opened: boolean
  onClose: () => void
}

export const ShortcutsDialog = ({ opened, onClose }: Props) => {
  const t = useTranslations('editor.shortcuts')
  return (
    <Modal title={t('title')} opened={opened} onClose={onClose} size="md">
      <ShortcutList />
    </Modal>
  )
}
