import { useTranslations } from 'use-intl'
import classes from './bar.module.css'
import { overviewViews, type PageFilter, type PageOverview } from './use-overview.ts'

interface Props {
  counts: PageOverview['counts']
  shown: PageFilter['show']
  onShow: (view: PageFilter['show']) => void
}

/** The views of the page overview with their counts. */
export const Views = ({ counts, shown, onShow }: Props) => {
  const t = useTranslations('overview')
  return (
    <fieldset aria-label={t('views')} className={classes.views}>
      {(['', ...overviewViews] as const).map(view => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          className={classes.view}
          onClick={() => onShow(view)}
        >
          {t(`view.${view === '' ? 'all' : view}`)}
          <span className={classes.count}>{counts?.[view === '' ? 'all' : view]}</span>
        </button>
      ))}
    </fieldset>
  )
}
