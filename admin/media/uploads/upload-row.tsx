import { Button } from '@mantine/core'
import { isError } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { memo, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import textClasses from '../../ui/text.module.css'
import { LiveChangeDialog } from '../dialogs/live-change-dialog.tsx'
import { isTooLarge, isTooWide } from '../file-facts.ts'
import { useFolderPath } from '../folders/use-folder-path.ts'
import type { Uses } from '../uses/uses.ts'
import { FileChanges } from './file-changes.tsx'
import { mayRetry } from './may-retry.ts'
import { isInProgress, type Upload } from './upload-queue.ts'
import classes from './uploads-panel.module.css'
import { useUploadQueue } from './uploads-provider.tsx'

export const UploadRow = memo(({ upload }: { upload: Upload }) => {
  const t = useTranslations('media.uploads')
  const queue = useUploadQueue()
  const label = useId()
  const { id, file, state, sent, errors, uses, replaces, keepsBoth, stored } = upload
  const name = (keepsBoth && stored?.file.fileName) || file.name
  const isStopped = state === 'refused' || state === 'cancelled'
  const isNameTaken = !replaces && errors.some(entry => isError(entry, 'nameTaken'))
  return (
    <li className={classes.row}>
      <span id={label} className={`${textClasses.oneLine} ${classes.name}`} title={name}>
        {name}
      </span>
      {isInProgress(upload) && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          aria-label={t('cancelNamed', { name })}
          onClick={() => queue.cancel(id)}
        >
          {t('cancel')}
        </Button>
      )}
      {isStopped && replaces && uses && <ReplaceAnyway id={id} label={label} file={replaces} uses={uses} />}
      {isStopped && !uses && mayRetry(errors) && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          aria-label={t(isNameTaken ? 'keepBothNamed' : 'retryNamed', { name })}
          onClick={() => (isNameTaken ? queue.keepBoth(id) : queue.retry(id))}
        >
          {t(isNameTaken ? 'keepBoth' : 'retry')}
        </Button>
      )}
      {state === 'sending' && (
        <progress className={classes.progress} max={1} value={sent} aria-label={t('progress', { name })} />
      )}
      <UploadState upload={upload} />
    </li>
  )
})

interface ReplaceAnywayProps {
  id: number
  /** The id of the element with the upload's name. */
  label: string
  file: MediaItem
  uses: Uses
}

/** Asked when a page with the file was published during the upload. */
const ReplaceAnyway = ({ id, label, file, uses }: ReplaceAnywayProps) => {
  const t = useTranslations('media')
  const queue = useUploadQueue()
  const [isAsking, setAsking] = useState(false)
  const title = t('replaceNamed', { name: file.fileName })
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        aria-describedby={label}
        onClick={() => setAsking(true)}
      >
        {t('replaceAsk')}
      </Button>
      {isAsking && (
        <LiveChangeDialog
          title={title}
          name={file.fileName}
          uses={uses}
          confirm={t('replace')}
          onConfirm={() => queue.replaceAnyway(id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const UploadState = ({ upload: { file, state, errors, stored } }: { upload: Upload }) => {
  const t = useTranslations('media.uploads')
  const messageOf = useMessage()
  const pathOf = useFolderPath()
  const [duplicate] = stored?.duplicates ?? []
  switch (state) {
    case 'waiting':
      return <span className={classes.status}>{t('waiting')}</span>
    case 'sending':
      return null
    case 'cancelled':
      return <span className={classes.status}>{t('cancelled')}</span>
    case 'refused':
      return (
        <span className={classes.refused}>{t('failed', { reason: errors.map(messageOf).join(' ') })}</span>
      )
    case 'stored':
      return (
        <span className={classes.status}>
          {t('stored')}
          {stored && <FileChanges sent={file} stored={stored} />}
          {stored && (isTooWide(stored.file) || isTooLarge(stored.file)) && (
            <span className={classes.warning}>
              {t('tooLarge', { pixels: String(limits.recommendedImagePixels) })}
            </span>
          )}
          {duplicate && (
            <span className={classes.warning}>
              {t('duplicate', {
                path: `${pathOf(duplicate.path)} / ${duplicate.fileName}`,
              })}
            </span>
          )}
        </span>
      )
  }
}
