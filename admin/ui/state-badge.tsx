import type { PageState } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'

/** The publication state of a page, in words and a colour. */
export const StateBadge = ({ state }: { state: PageState }) => {
  const t = useTranslations('page.state')
  const tHint = useTranslations('page.stateHint')
  return (
    <span className={classes.badge} data-state={state} title={tHint(state)}>
      {t(state)}
    </span>
  )
}
