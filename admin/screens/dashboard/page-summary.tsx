import { Link } from '@tanstack/react-router'
import type { PageRow } from '@ximblox/contract/pages'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { RejectedBadge } from '../../ui/rejected-badge.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScheduleBadge } from '../../ui/schedule-badge.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import classes from './dashboard-screen.module.css'

export const PageSummary = ({ page }: { page: PageRow }) => {
  const nameOf = useLocaleName()
  return (
    <>
      <Link to="/pages/$id" params={{ id: String(page.id) }}>
        {page.title}
      </Link>
      <span className={classes.locale}>{nameOf(page.locale)}</span>
      <span className={classes.state}>
        <StateBadge state={page.state} />
        {page.scheduled && <ScheduleBadge schedule={page.scheduled} />}
        {page.rejected && <RejectedBadge />}
      </span>
      <RelativeTime time={page.updatedAt} />
    </>
  )
}
