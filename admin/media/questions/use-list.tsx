import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePagePath } from '../../settings/use-page-path.ts'
import classes from './use-list.module.css'
import type { Uses } from './uses.ts'

interface Props {
  title: string
  uses: Uses
}

/** The pages and menus that use something. */
export const UseList = ({ title, uses: { pages, totalPages, menus } }: Props) => {
  const t = useTranslations('media')
  const pathOf = usePagePath()
  return (
    <div role="alert" className={classes.uses}>
      <p>{title}</p>
      <ul>
        {pages.map(({ pageID, title, slug, locale, published }) => (
          <li key={pageID}>
            <Link to="/pages/$id" params={{ id: String(pageID) }} target="_blank">
              {title}
            </Link>{' '}
            <span className={classes.quiet}>
              {pathOf({ locale, slug })}
              {published && ` · ${t('onSite')}`}
            </span>
          </li>
        ))}
        {totalPages > pages.length && <li>{t('morePages', { count: totalPages - pages.length })}</li>}
        {menus.map(({ id, name, key }) => (
          <li key={`${id} ${key}`}>{t('inMenu', { name })}</li>
        ))}
      </ul>
    </div>
  )
}
