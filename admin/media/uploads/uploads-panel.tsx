import { ActionIcon, Button } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isInProgress } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import classes from './uploads-panel.module.css'
import { useUploadQueue, useUploads } from './uploads-provider.tsx'

const hideDelay = 6_000

export const UploadsPanel = () => {
  const t = useTranslations('media.uploads')
  const uploads = useUploads()
  const queue = useUploadQueue()
  const [folded, setFolded] = useState(false)
  const remaining = uploads.filter(isInProgress).length
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const stored = uploads.filter(({ state }) => state === 'stored').length
  const isDone = remaining === 0 && stored === uploads.length
  // The panel closes itself if every upload succeeded.
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(queue.clear, hideDelay)
    return () => clearTimeout(timer)
  }, [isDone, queue])
  const summary =
    remaining > 0
      ? t('underWay', { done: String(stored), count: String(uploads.length) })
      : t('over', { done: stored })
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <div className={classes.head}>
        <output>
          {summary}
          {refused > 0 && <span className={classes.refused}> · {t('refused', { count: refused })}</span>}
        </output>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(folded ? 'unfold' : 'fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <ChevronDown size={16} aria-hidden style={{ rotate: folded ? '180deg' : '0deg' }} />
        </ActionIcon>
        {remaining === 0 && (
          <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={queue.clear}>
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {!folded && (
        <>
          <ul className={classes.list} aria-label={t('title')}>
            {uploads.map(upload => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
          {remaining > 1 && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={queue.cancelAll}>
              {t('cancelAll')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
