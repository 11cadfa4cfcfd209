import type { Concerned } from '@ximblox/contract/letters'
import { useTranslations } from 'use-intl'
import classes from './concerned-list.module.css'

interface Props {
  concerned: readonly Concerned[]
  /** The change happens later, by itself. */
  isLater?: boolean
}

/** Says how many people a change concerns. */
export const ConcernedList = ({ concerned, isLater = false }: Props) => {
  const t = useTranslations('concerned')
  const textOf = useConcernedText()
  if (concerned.length === 0) return null
  return (
    <div role="alert" className={classes.concerned}>
      {concerned.map(one => (
        <p key={`${one.form} ${one.subject}`}>{textOf(one)}</p>
      ))}
      {isLater && <p>{t('laterHelp')}</p>}
    </div>
  )
}

export const useConcernedText = (): ((concerned: Concerned) => string) => {
  const t = useTranslations('concerned')
  return ({ change, label, quantity, taken, places }) => {
    switch (change) {
      case 'gone':
        return t('gone', { label, quantity })
      case 'changed':
        return t('changed', { label, quantity })
      case 'fewer':
        return t('fewer', { label, taken, places: String(places) })
    }
  }
}
