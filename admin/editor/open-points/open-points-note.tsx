import { useTranslations } from 'use-intl'
import classes from './open-points.module.css'
import { useOpenPoints } from './use-open-points.ts'
import { usePointWords } from './use-point-words.ts'

/** Where the page is about to be handed on: what is still to be done to it. It keeps nobody from going on. */
export const OpenPointsNote = () => {
  const t = useTranslations('editor.openPoints')
  const wordsOf = usePointWords()
  const points = useOpenPoints()
  if (points.length === 0) return null
  return (
    <div className={classes.note}>
      <p>{t('still')}</p>
      <ul>
        {points.map(point => (
          <li key={JSON.stringify(point)}>{wordsOf(point)}</li>
        ))}
      </ul>
    </div>
  )
}
