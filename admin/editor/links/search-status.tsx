import { limits } from '@ximblox/contract/limits'
import { useTranslations } from 'use-intl'
import type { Suggestions } from './use-suggestions.ts'

interface Props {
  typed: string
  suggestions: Suggestions
  isOpen: boolean
}

/** What the search has found, or what to type. */
export const SearchStatus = ({
  typed,
  suggestions: { items, total, isPending, isFailed },
  isOpen,
}: Props) => {
  const t = useTranslations('editor.links')
  const tPages = useTranslations('pageSelect')
  const { length } = typed.trim()
  if (isOpen && items.length > 0) {
    if (isPending) return t('searching')
    if (total === items.length) return t('found', { count: total })
    return t('foundOf', { count: String(items.length), total: String(total) })
  }
  if (length === 0 || !isOpen) return t('help')
  if (isPending) return t('searching')
  if (isFailed) return t('searchFailed')
  return length < limits.pageSearchMin
    ? tPages('typeMore', { count: String(limits.pageSearchMin) })
    : t('nothingFound')
}
