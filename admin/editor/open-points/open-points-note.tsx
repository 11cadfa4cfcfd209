import { useTranslations } from 'use-intl'
import classes from './open-points.module.css'
import { useOpenPoints } from './use-open-points.ts'
import { usePointText } from './use-point-text.ts'

/** Reminds of the tasks left in dialogs that hand the page on, without blocking them. */
export const OpenPointsNote = () => {
  const t = useTranslations('editor.openPoints')
  const textOf = usePointText()
  const points = useOpenPoints()
  if (points.length === 0) return null
  return (
    <div className={classes.note}>
      <p>{t('still')}</p>
      <ul>
        {points.map(point => (
          <li key={JSON.stringify(point)}>{textOf(point)}</li>
        ))}
      </ul>
    </div>
  )
}
