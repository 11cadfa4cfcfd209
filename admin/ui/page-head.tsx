import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './page-head.module.css'
import { PathLink } from './path-link.tsx'
import { useTitle } from './use-title.ts'

interface Props {
  title: string
  /** Breadcrumbs, from the outermost. */
  crumbs?: readonly { title: string; path?: string }[]
  /** The actions of the screen, the most important one last: it is at the edge. */
  actions?: ReactNode
  children?: ReactNode
}

/** The head of a screen, whose title is at the same height on all of them: breadcrumbs, title and actions. */
export const PageHead = ({ title, crumbs = [], actions, children }: Props) => {
  const t = useTranslations('shell')
  useTitle(title)
  return (
    <div className={classes.head}>
      <div className={classes.row}>
        <div className={classes.names}>
          {crumbs.length > 0 && (
            <nav aria-label={t('breadcrumbs')}>
              <ol className={classes.crumbs}>
                {crumbs.map(crumb => (
                  <li key={crumb.path ?? crumb.title}>
                    {crumb.path === undefined ? (
                      crumb.title
                    ) : (
                      <PathLink path={crumb.path}>{crumb.title}</PathLink>
                    )}
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <Title order={1}>{title}</Title>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
