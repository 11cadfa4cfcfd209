import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../../i18n/language-provider.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { formatFileSize, formatOf, isTooLarge, isTooWide } from '../../file-facts.ts'
import { useFolderPath } from '../../folders/use-folder-path.ts'
import classes from './details-panel.module.css'

export const FileFacts = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('media')
  const tKind = useTranslations('media.kinds')
  const { language } = useLanguage()
  const pathOf = useFolderPath()
  const { width, height, size, uploadedAt, uploadedBy } = file
  const format = formatOf(file)
  return (
    <>
      <Facts>
        <dt>{t('kind')}</dt>
        <dd>
          {tKind(file.kind)}
          {format !== '' && `, ${format}`}
        </dd>
        {width !== undefined && height !== undefined && (
          <>
            <dt>{t('dimensions')}</dt>
            <dd>{t('pixels', { width: String(width), height: String(height) })}</dd>
          </>
        )}
        {size > 0 && (
          <>
            <dt>{t('size')}</dt>
            <dd>{formatFileSize(size, language)}</dd>
          </>
        )}
        <dt>{t('folder')}</dt>
        <dd>{pathOf(file.path)}</dd>
        <dt>{t('uploaded')}</dt>
        <dd>
          <RelativeTime time={uploadedAt} />
          {uploadedBy !== '' && ` · ${uploadedBy}`}
        </dd>
      </Facts>
      {(isTooWide(file) || isTooLarge(file)) && (
        <p className={classes.warning}>{t('tooLarge', { pixels: String(limits.recommendedImagePixels) })}</p>
      )}
    </>
  )
}
