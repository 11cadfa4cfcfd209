import { Button } from '@mantine/core'
import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { useLibrary } from '../library-context.ts'
import classes from './selection-bar.module.css'

interface Props {
  files: readonly MediaItem[]
  onClear: () => void
}

export const SelectionBar = ({ files, onClear }: Props) => {
  const t = useTranslations('media')
  const { mayChange, openDialog } = useLibrary()
  return (
    <div className={classes.bar}>
      <output>{t('chosen', { count: files.length })}</output>
      {mayChange && (
        <>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => openDialog({ kind: 'move-files', files })}
          >
            {t('move')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => openDialog({ kind: 'delete-files', files })}
          >
            {t('delete')}
          </Button>
        </>
      )}
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
