import type { BackupRun } from '@ximblox/contract/backups'
import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'

export const BackupState = ({ state }: Pick<BackupRun, 'state'>) => {
  const t = useTranslations('backups.state')
  return (
    <span className={classes.badge} data-state={state}>
      {t(state)}
    </span>
  )
}
