import type { PageState } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'

export const StateBadge = ({ state }: { state: PageState }) => {
  const t = useTranslations('page.state')
  const tHint = useTranslations('page.stateHint')
  return (
    <span className={classes.badge} data-state={state} title={tHint(state)}>
      {t(state)}
    </span>
  )
}
