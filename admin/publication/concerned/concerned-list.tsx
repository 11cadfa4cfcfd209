import type { Concerned } from '@ximblox/contract/letters'
import { useTranslations } from 'use-intl'
import { Note } from '../../ui/note.tsx'

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
    <div role="alert">
      {concerned.map(one => (
        <Note key={`${one.form} ${one.subject}`} theme="orange">
          {textOf(one)} {isLater && t('laterHelp')}
        </Note>
      ))}
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
