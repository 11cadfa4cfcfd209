import { usePagePath } from '../settings/use-page-path.ts'
import { MarkedParts } from '../ui/marked-parts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import textClasses from '../ui/text.module.css'
import classes from './page-option.module.css'
import type { FoundPage } from './use-found-pages.ts'

/** Shows the path, because titles are not unique, and the state, because only live pages can be visited. */
export const PageOption = ({ page }: { page: FoundPage }) => {
  const pathOf = usePagePath()
  return (
    <span className={classes.option}>
      <span className={classes.title}>{page.title}</span>
      <span className={classes.slug}>{pathOf(page)}</span>
      {page.state !== 'published' && <StateBadge state={page.state} />}
      {page.excerpt && (
        <span className={`${textClasses.twoLines} ${textClasses.detail} ${classes.excerpt}`}>
          <MarkedParts parts={page.excerpt} />
        </span>
      )}
    </span>
  )
}
