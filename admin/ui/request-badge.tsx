import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'
import { StateGlyph } from './state-block.tsx'

/** Marks a page with an open publication request. */
export const RequestBadge = () => {
  const t = useTranslations('publication')
  return (
    <span className={classes.page}>
      <StateGlyph state="requested" />
      {t('underRequest')}
    </span>
  )
}
