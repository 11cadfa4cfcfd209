import { useTranslations } from 'use-intl'
import { PageUseItem, type UsingPage } from './page-use-item.tsx'
import classes from './use-list.module.css'

interface Props {
  title: string
  pages: readonly UsingPage[]
  /** The total, if not all of them are listed. */
  totalPages?: number
  menus: readonly { id: number; name: string; key: string }[]
}

/** Lists the uses of something before it is deleted or replaced. */
export const UseList = ({ title, pages, totalPages = 0, menus }: Props) => {
  const t = useTranslations('uses')
  return (
    <div role="alert" className={classes.uses}>
      <p>{title}</p>
      <ul>
        {pages.map(page => (
          <PageUseItem key={page.pageID} page={page} />
        ))}
        {totalPages > pages.length && <li>{t('morePages', { count: totalPages - pages.length })}</li>}
        {menus.map(({ id, name, key }) => (
          <li key={`${id} ${key}`}>{t('inMenu', { name })}</li>
        ))}
      </ul>
    </div>
  )
}
