import type { Fields } from '@ximblox/blocks/fields/fields'
import { useTranslations } from 'use-intl'
import { hasRequired } from './has-required.ts'
import classes from './required-mark.module.css'
import { RequiredMark } from './required-mark.tsx'

/** Explains the mark of required fields. */
export const RequiredNote = ({ fields }: { fields: Fields }) => {
  const t = useTranslations('editor.panel')
  if (!hasRequired(fields)) return null
  return (
    <p className={classes.note}>
      <RequiredMark /> {t('required')}
    </p>
  )
}
