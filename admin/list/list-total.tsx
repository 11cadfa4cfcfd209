import { useTranslations } from 'use-intl'
import classes from './list-bar.module.css'
import type { PagedList } from './use-paged-list.ts'

/** How many items a list has, announced after each search and filter. */
export const ListTotal = ({
  list,
}: {
  list: Pick<PagedList<unknown>, 'items' | 'totalItems' | 'isLoading'>
}) => {
  const t = useTranslations('list')
  return (
    <output className={classes.total}>
      {list.items && !list.isLoading && t('total', { count: list.totalItems })}
    </output>
  )
}
