import { Drawer } from '@mantine/core'
import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { DetailsPanel } from './details/details-panel.tsx'
import classes from './library-contents.module.css'

interface Props {
  file: MediaItem | undefined
  isNarrow: boolean
  onClose: () => void
}

/** The details of the selected file, beside the list or over it. */
export const FileDetails = ({ file, isNarrow, onClose }: Props) => {
  const t = useTranslations('media')
  if (!isNarrow)
    return (
      file && (
        <aside className={classes.details} aria-label={t('details')}>
          <DetailsPanel file={file} onClose={onClose} />
        </aside>
      )
    )
  return (
    <Drawer
      opened={file !== undefined}
      onClose={onClose}
      position="bottom"
      size="85%"
      title={t('details')}
      closeButtonProps={{ 'aria-label': t('closeDetails') }}
    >
      {file && <DetailsPanel file={file} />}
    </Drawer>
  )
}
