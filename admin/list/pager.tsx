import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'use-intl'
import classes from './pager.module.css'
import { pagerItems } from './pager-items.ts'

interface Props {
  pageIndex: number
  pageCount: number
  onPage: (pageIndex: number) => void
}

/** The pages of a list; hidden if there is at most one. */
export const Pager = ({ pageIndex, pageCount, onPage }: Props) => {
  const t = useTranslations('pager')
  const items = pagerItems(pageIndex, pageCount)
  if (items.length === 0) return null
  return (
    <nav aria-label={t('label')}>
      <ul className={classes.pager}>
        <li>
          <button
            type="button"
            aria-label={t('previous')}
            disabled={pageIndex === 0}
            onClick={() => onPage(pageIndex - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
        </li>
        {items.map((item, position) =>
          item === 'gap' ? (
            <li key={`gap-${items[position - 1]}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                aria-label={t('page', { page: String(item + 1) })}
                aria-current={item === pageIndex ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item + 1}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-label={t('next')}
            disabled={pageIndex >= pageCount - 1}
            onClick={() => onPage(pageIndex + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </li>
      </ul>
    </nav>
  )
}
