import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './field-texts.module.css'

interface Texts {
  value?: string
  /** The most characters. More can be typed and pasted, so that nothing is cut off unseen, and are an error. */
  limit?: number | undefined
  description?: ReactNode
  errors?: readonly string[] | undefined
}

/** What is below a field, as Mantine's inputs take it: its help, the count of characters, and its errors. */
export const useFieldTexts = ({ value = '', limit, description, errors = [] }: Texts) => {
  const t = useTranslations('input')
  const counter = limit !== undefined && (
    <span className={classes.counter}>
      {t('counter', { length: String(value.length), max: String(limit) })}
    </span>
  )
  const excess = value.length - (limit ?? Number.POSITIVE_INFINITY)
  const shownErrors = errors.length === 0 && excess > 0 ? [t('tooLong', { count: excess })] : errors
  return {
    description: (description || counter) && (
      <span className={classes.footer}>
        <span>{description}</span>
        {counter}
      </span>
    ),
    error:
      shownErrors.length > 0 &&
      shownErrors.map(error => (
        <span key={error} className={classes.error}>
          {error}
        </span>
      )),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies Order,
  }
}

type Order = ('label' | 'input' | 'description' | 'error')[]
