import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../../errors/error-summary.tsx'
import { useLibrary } from '../library-context.ts'
import { AltTextForm } from './alt-text-form.tsx'
import classes from './details-panel.module.css'
import { FocalPointForm } from './focal-point-form.tsx'
import { useFileEdits } from './use-file-edits.ts'

/** The properties of an image, which are saved automatically. */
export const ImageForms = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('media')
  const { mayChange } = useLibrary()
  const edits = useFileEdits(file)
  if (!mayChange) return <p className={classes.status}>{file.defaultAltText || t('altTextMissing')}</p>
  return (
    <>
      <AltTextForm file={file} edits={edits} />
      <FocalPointForm file={file} edits={edits} />
      <ErrorSummary entries={edits.entries} />
      <output className={classes.status}>{edits.isSaved && t('changeSaved')}</output>
    </>
  )
}
