import type { PageState } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'
import { StateGlyph } from './state-block.tsx'

export const StateBadge = ({ state }: { state: PageState }) => {
  const t = useTranslations('page.state')
  const tHint = useTranslations('page.stateHint')
  return (
    <span className={classes.page} data-state={state} title={tHint(state)}>
      <StateGlyph state={state} />
      {t(state)}
    </span>
  )
}
