import { ActionIcon, Button } from '@mantine/core'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import classes from './outline.module.css'

/** The buttons below the outline. */
export const AddBlock = ({ onAdd, onPaste }: { onAdd: () => void; onPaste: () => void }) => {
  const t = useTranslations('canvas')
  return (
    <div className={classes.add}>
      <Button
        variant="default"
        size="xs"
        fullWidth
        leftSection={<Plus size={14} aria-hidden />}
        onClick={onAdd}
      >
        {t('addFirst')}
      </Button>
      <ActionIcon variant="default" size={30} aria-label={t('paste')} title={t('paste')} onClick={onPaste}>
        <ClipboardPaste size={14} aria-hidden />
      </ActionIcon>
    </div>
  )
}
