import { Link } from '@tanstack/react-router'
import type { PageRow } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { usePagePath } from '../../settings/use-page-path.ts'
import { RejectedBadge } from '../../ui/rejected-badge.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScheduleBadge } from '../../ui/schedule-badge.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import classes from './page-columns.module.css'

export const usePageColumns = (): Column<PageRow>[] => {
  const t = useTranslations('page')
  const nameOf = useLocaleName()
  const pathOf = usePagePath()
  return [
    {
      id: 'title',
      title: t('title'),
      cell: page => (
        <>
          <Link to="/pages/$id" params={{ id: String(page.id) }} className={classes.title}>
            {page.title}
          </Link>
          <span className={classes.address}>
            <span className={classes.locale}>{nameOf(page.locale)} · </span>
            <span>{pathOf(page)}</span>
          </span>
        </>
      ),
    },
    { id: 'locale', title: t('locale'), cell: page => nameOf(page.locale), isSecondary: true },
    {
      id: 'state',
      title: t('stateTitle'),
      cell: page => (
        <span className={classes.state}>
          <StateBadge state={page.state} />
          {page.scheduled && <ScheduleBadge schedule={page.scheduled} />}
          {page.rejected && <RejectedBadge />}
        </span>
      ),
    },
    {
      id: 'updated',
      title: t('updated'),
      sort: 'updatedAt',
      cell: page => <RelativeTime time={page.updatedAt} />,
      isSecondary: true,
    },
    { id: 'author', title: t('author'), cell: page => page.author?.name ?? '', isSecondary: true },
  ]
}
