import type { BulkAction } from '@ximblox/contract/bulk'
import type { OverviewRow } from '@ximblox/contract/overview'
import { allows } from '@ximblox/contract/rules/permissions'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { useSession } from '../../../session/use-session.ts'
import classes from './bulk-bar.module.css'
import { bulkActions, permissionFor } from './permission-for.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  onAct: (action: BulkAction, rows: readonly OverviewRow[]) => void
}

/** The actions for the selected pages, at the foot of the overview. */
export const BulkBar = ({ selection, onAct }: Props) => {
  const t = useTranslations('bulk')
  const { permissions } = useSession()
  const rows = [...selection.rows.values()]
  if (rows.length === 0) return null
  const allowed = bulkActions.filter(action => allows(permissions, permissionFor[action]))
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label={t('bar')}>
        <b aria-live="polite">{t('selected', { count: String(rows.length) })}</b>
        {allowed.map(action => (
          <button
            key={action}
            type="button"
            data-action={action}
            className={classes.action}
            onClick={() => onAct(action, rows)}
          >
            {t(`open.${action}`)}
          </button>
        ))}
        <button
          type="button"
          className={classes.action}
          aria-label={t('clear')}
          title={t('clear')}
          onClick={selection.clear}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}
