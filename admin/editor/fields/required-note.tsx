import type { Fields } from '@ximblox/blocks/fields/fields'
import { useTranslations } from 'use-intl'
import textClasses from '../../ui/text.module.css'
import { hasRequired } from './has-required.ts'
import { RequiredMark } from './required-mark.tsx'

/** Explains the mark of required fields. */
export const RequiredNote = ({ fields }: { fields: Fields }) => {
  const t = useTranslations('editor.panel')
  if (!hasRequired(fields)) return null
  return (
    <p className={textClasses.hint}>
      <RequiredMark /> {t('required')}
    </p>
  )
}
