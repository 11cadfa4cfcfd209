import type { PageView } from 'ximblox/views'
import { messagesFor } from '../messages/messages.ts'
import { breadcrumbsOf } from './breadcrumbs-of.ts'

/** The way to a page below the first level; narrow windows show only the step back. */
export const Breadcrumbs = ({ view }: { view: PageView }) => {
  const crumbs = breadcrumbsOf(view)
  const isBelow = view.page.slug.includes('/') || crumbs.length > 2
  if (crumbs.length < 2 || !isBelow) return null
  return (
    <nav className="breadcrumbs wrap" aria-label={messagesFor(view.page.locale).breadcrumbs}>
      <ol className="breadcrumbs__list">
        {crumbs.map(({ title, path }) => (
          <li key={path} className="breadcrumbs__crumb">
            {path === view.page.path ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a className="breadcrumbs__link" href={path}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
