import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePagePath } from '../settings/use-page-path.ts'
import classes from './page-use-item.module.css'

export interface UsingPage {
  pageID: number
  title: string
  slug: string
  locale: string
  /** Visible to visitors. */
  published?: boolean
}

export const PageUseItem = ({ page: { pageID, title, slug, locale, published } }: { page: UsingPage }) => {
  const t = useTranslations('uses')
  const pathOf = usePagePath()
  return (
    <li>
      <Link to="/pages/$id" params={{ id: String(pageID) }} target="_blank">
        {title}
      </Link>{' '}
      <span className={classes.path}>
        {pathOf({ locale, slug })}
        {published && ` · ${t('onSite')}`}
      </span>
    </li>
  )
}
