import type { SiteStatus } from '@ximblox/contract/status'
import { useLocale, useTranslations } from 'use-intl'
import { formatFileSize } from '../../media/file-facts.ts'
import { Facts } from '../../ui/facts.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import textClasses from '../../ui/text.module.css'

/** Versions, space and waiting work. */
export const StatusFacts = ({ status }: { status: SiteStatus }) => {
  const t = useTranslations('status')
  const language = useLocale()
  const { version, startedAt, database, storage, mails, renditions, backups } = status
  const size = (bytes: number) => formatFileSize(bytes, language)
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={textClasses.heading}>
        {t('facts')}
      </h2>
      <Facts>
        <dt>{t('version')}</dt>
        <dd>{version}</dd>
        <dt>{t('started')}</dt>
        <dd>
          <RelativeTime time={startedAt} />
        </dd>
        <dt>{t('database')}</dt>
        <dd>
          {t(database.isEmbedded ? 'embedded' : 'external', { version: database.version })}
          {`, ${size(database.size)}`}
        </dd>
        <dt>{t('files')}</dt>
        <dd>
          {t(storage.isBucket ? 'inBucket' : 'inFolder', { count: storage.files, size: size(storage.size) })}
        </dd>
        {storage.free !== null && (
          <>
            <dt>{t('free')}</dt>
            <dd>{size(storage.free)}</dd>
          </>
        )}
        <dt>{t('mails')}</dt>
        <dd>{t('waiting', { count: mails.waiting })}</dd>
        <dt>{t('renditions')}</dt>
        <dd>{t('waiting', { count: renditions.waiting })}</dd>
        {backups && (
          <>
            <dt>{t('backup')}</dt>
            <dd>{backups.lastSuccess === null ? t('none') : <RelativeTime time={backups.lastSuccess} />}</dd>
          </>
        )}
      </Facts>
    </section>
  )
}
