import type { Field, Fields } from '@ximblox/blocks/fields/fields'
import { useTranslations } from 'use-intl'
import textClasses from '../../ui/text.module.css'
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

const hasRequired = (fields: Fields): boolean => Object.values(fields).some(isRequired)

const isRequired = (field: Field): boolean =>
  field.required === true || (field.kind === 'list' && hasRequired(field.fields))
