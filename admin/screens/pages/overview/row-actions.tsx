import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { BulkAction } from '@ximblox/contract/bulk'
import type { OverviewRow } from '@ximblox/contract/overview'
import { allows } from '@ximblox/contract/rules/permissions'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { previewUrl } from '../../../pages/preview-url.ts'
import { useSession } from '../../../session/use-session.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { type DemandProps, OnDemand } from '../../../ui/on-demand.tsx'
import { bulkActions, permissionFor } from './permission-for.ts'
import classes from './row-actions.module.css'

const RowMenu = lazyComponent(async () => (await import('./row-menu.tsx')).RowMenu)

interface Props {
  row: OverviewRow
  onAct: (action: BulkAction, rows: readonly OverviewRow[]) => void
}

/** The actions of a row, which appear when it is pointed at or has the focus. */
export const RowActions = ({ row, onAct }: Props) => {
  const t = useTranslations('overview')
  const { permissions } = useSession()
  const leading = row.pages.find(({ id }) => id === row.id)
  const allowed = bulkActions.filter(action => allows(permissions, permissionFor[action], row))
  const button = (props: DemandProps) => (
    <ActionIcon
      {...props}
      variant="subtle"
      color="gray"
      size={24}
      aria-label={t('moreOf', { title: row.title })}
      title={t('more')}
    >
      <Ellipsis size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className={classes.actions} data-actions>
      {leading && (
        <a
          href={previewUrl(leading.versionID)}
          target="_blank"
          rel="noopener"
          className={classes.action}
          aria-label={t('preview')}
          title={t('preview')}
        >
          <Eye size={16} aria-hidden />
        </a>
      )}
      {allows(permissions, 'create-page', { locale: row.locale }) && (
        <Link
          to="/new-page"
          search={{ locale: row.locale, ...(row.slug !== '' && { under: row.slug }) }}
          className={classes.action}
          aria-label={t('newBelow')}
          title={t('newBelow')}
        >
          <Plus size={16} aria-hidden />
        </Link>
      )}
      {allowed.length > 0 && (
        <OnDemand opens="menu" button={button}>
          <RowMenu target={button({})} actions={allowed} onAct={action => onAct(action, [row])} />
        </OnDemand>
      )}
    </div>
  )
}
