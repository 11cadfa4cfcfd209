import type { MismatchRow } from '@ximblox/contract/content-check'
import { useTranslations } from 'use-intl'

/** The first mismatch of a page, and how many more there are. */
export const useMismatchText = (): ((row: MismatchRow) => string) => {
  const t = useTranslations('contentCheck')
  return ({ mismatches: [first], totalMismatches }) => {
    const text =
      !first || first.kind === 'unreadable' ? t('unreadable') : t(`kinds.${first.kind}`, { type: first.type })
    return totalMismatches > 1 ? `${text}, ${t('more', { count: totalMismatches - 1 })}` : text
  }
}
