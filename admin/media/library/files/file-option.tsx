import type { MediaItem } from '@ximblox/contract/media'
import Check from 'lucide-react/icons/check'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../../i18n/language-provider.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { formatFileSize, formatOf, isUndescribed } from '../../file-facts.ts'
import { Thumbnail } from '../../thumbnail.tsx'
import classes from './file-option.module.css'

interface Props {
  id: string
  file: MediaItem
  view: 'grid' | 'list'
  /** Its position, and the total number of files. */
  position: readonly [number, number]
  isSelected: boolean
  isActive: boolean
  draggable: boolean
  onPick: (event: MouseEvent) => void
  /** Adds or removes it, for touch screens, which have no modifier keys. */
  onToggle: (() => void) | undefined
  onDragStart: () => void
  onDragEnd: () => void
}

export const FileOption = ({
  file,
  view,
  position,
  isSelected,
  isActive,
  onToggle,
  onPick,
  ...rest
}: Props) => {
  const { id, draggable, onDragStart, onDragEnd } = rest
  const t = useTranslations('media')
  const tKind = useTranslations('media.kinds')
  const { language } = useLanguage()
  const used = file.usageCount > 0 ? t('usedOn', { count: file.usageCount }) : t('unused')
  const size = file.size > 0 ? formatFileSize(file.size, language) : ''
  const dimensions = file.width && file.height ? `${file.width} × ${file.height}` : formatOf(file)
  const mark = isUndescribed(file) && (
    <span className={classes.mark} title={t('undescribed')}>
      {t('noAltText')}
    </span>
  )
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={position[1]}
      aria-posinset={position[0]}
      data-view={view}
      data-active={isActive || undefined}
      className={classes.option}
      draggable={draggable}
      onClick={onPick}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
    >
      <span className={classes.thumbnail}>
        <Thumbnail file={file} width={view === 'grid' ? 320 : 160} />
        {view === 'grid' && mark}
      </span>
      {onToggle && (
        <span
          className={classes.check}
          aria-hidden
          onClick={event => {
            event.stopPropagation()
            onToggle()
          }}
        >
          <Check size={14} strokeWidth={3} />
        </span>
      )}
      <span className={classes.name} title={file.fileName}>
        {file.fileName}
      </span>
      {view === 'list' ? (
        <>
          <span>{mark}</span>
          <span className={classes.fact}>{tKind(file.kind)}</span>
          <span className={classes.fact}>{size}</span>
          <span className={classes.fact}>{used}</span>
          <span className={classes.fact}>
            <RelativeTime time={file.uploadedAt} />
          </span>
        </>
      ) : (
        <>
          <span className={classes.fact}>
            {[dimensions || tKind(file.kind), size].filter(Boolean).join(' · ')}
          </span>
          <span className={classes.fact}>{used}</span>
        </>
      )}
    </div>
  )
}
