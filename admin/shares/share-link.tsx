import { useTranslations } from 'use-intl'
import { CopyField } from '../ui/copy-field.tsx'
import { Note } from '../ui/note.tsx'

/** A new link, which can only be shown once because the server stores a hash of it. */
export const ShareLink = ({ link }: { link: string }) => {
  const t = useTranslations('sharing')
  return (
    <>
      <Note theme="orange">{t('once')}</Note>
      <CopyField label={t('link')} value={link} />
    </>
  )
}
