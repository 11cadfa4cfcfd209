import { ActionIcon, Menu as MantineMenu } from '@mantine/core'
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
import { Menu } from '../../../ui/menu.tsx'
import { bulkActions, permissionFor } from './permission-for.ts'
import classes from './row-actions.module.css'

interface Props {
  row: OverviewRow
  onAct: (action: BulkAction, rows: readonly OverviewRow[]) => void
}

/** The actions of a row, which appear when it is pointed at or has the focus. */
export const RowActions = ({ row, onAct }: Props) => {
  const t = useTranslations('overview')
  const tBulk = useTranslations('bulk')
  const { permissions } = useSession()
  const allowed = bulkActions.filter(action => allows(permissions, permissionFor[action], row))
  return (
    <div className={classes.actions} data-actions>
      <a
        href={previewUrl(row.id)}
        target="_blank"
        rel="noopener"
        className={classes.action}
        aria-label={t('preview')}
        title={t('preview')}
      >
        <Eye size={16} aria-hidden />
      </a>
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
        <Menu
          target={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={t('moreOf', { title: row.title })}
              title={t('more')}
            >
              <Ellipsis size={16} aria-hidden />
            </ActionIcon>
          }
        >
          {allowed.map(action => (
            <MantineMenu.Item key={action} onClick={() => onAct(action, [row])}>
              {tBulk(`open.${action}`)}
            </MantineMenu.Item>
          ))}
        </Menu>
      )}
    </div>
  )
}
