import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormerContent, MediaItem } from '@ximblox/contract/media'
import { useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { ErrorSummary } from '../../../errors/error-summary.tsx'
import { useLanguage } from '../../../i18n/language-provider.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { LiveChangeDialog } from '../../dialogs/live-change-dialog.tsx'
import { formatFileSize, isImage } from '../../file-facts.ts'
import { mediaKey } from '../../media-queries.ts'
import classes from './former-contents.module.css'
import { useRestore } from './use-restore.ts'

/** The earlier contents of a file that was replaced, which can be restored. */
export const FormerContents = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('media')
  const client = useClient()
  const { id, fileName } = file
  const { data, isError, refetch } = useQuery({
    queryKey: [...mediaKey, 'file', id, 'former contents'],
    queryFn: ({ signal }) => client.media.formerContents({ params: { id } }, { signal }),
  })
  const { restore, isBusy, question, confirm, cancel, entries } = useRestore(file)
  const contents = data?.contents ?? []
  if (isError && !data) return <LoadFailed message={t('formerFailed')} onRetry={() => void refetch()} />
  if (contents.length === 0) return null
  return (
    <div>
      <h3>{t('former')}</h3>
      <ErrorSummary entries={entries} />
      <ul className={classes.list}>
        {contents.map(content => (
          <FormerContentItem
            key={content.id}
            fileID={id}
            content={content}
            isBusy={isBusy}
            onRestore={() => void restore(content.id)}
          />
        ))}
      </ul>
      {question && (
        <LiveChangeDialog
          title={t('restoreNamed', { name: fileName })}
          name={fileName}
          uses={question}
          confirm={t('restore')}
          onConfirm={() => void confirm()}
          onClose={cancel}
        />
      )}
    </div>
  )
}

interface ItemProps {
  fileID: number
  content: FormerContent
  isBusy: boolean
  onRestore: () => void
}

const FormerContentItem = ({ fileID, content, isBusy, onRestore }: ItemProps) => {
  const t = useTranslations('media')
  const { media } = useClient()
  const { language } = useLanguage()
  const format = useFormatter()
  const label = useId()
  const { id, width, height, size, replacedAt, replacedBy, keptUntil } = content
  const params = { id: fileID, contentID: id }
  const facts = [
    width !== undefined &&
      height !== undefined &&
      t('pixels', { width: String(width), height: String(height) }),
    formatFileSize(size, language),
  ]
  return (
    <li className={classes.item}>
      <Preview content={content} source={media.getFormerContent({ params, query: { w: 160 } })} />
      <div className={classes.facts}>
        <span id={label}>
          {t('replacedAt')} <RelativeTime time={replacedAt} />
          {replacedBy !== '' && ` · ${replacedBy}`}
        </span>
        <span className={classes.muted}>{facts.filter(Boolean).join(' · ')}</span>
        <span className={classes.muted}>
          {t('keptUntil', { date: format.dateTime(new Date(keptUntil), { dateStyle: 'long' }) })}
        </span>
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="compact-xs"
            disabled={isBusy}
            aria-describedby={label}
            onClick={onRestore}
          >
            {t('restore')}
          </Button>
          <a
            className={classes.link}
            href={media.getFormerContent({ params, query: {} })}
            aria-describedby={label}
            download
          >
            {t('downloadFormer')}
          </a>
        </div>
      </div>
    </li>
  )
}

const Preview = ({ content, source }: { content: FormerContent; source: string }) => {
  const [isBroken, setBroken] = useState(false)
  if (!isImage(content) || isBroken) return null
  return (
    <img className={classes.preview} src={source} alt="" loading="lazy" onError={() => setBroken(true)} />
  )
}
