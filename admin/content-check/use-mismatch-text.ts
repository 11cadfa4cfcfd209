import type { MismatchRow } from '@ximblox/contract/content-check'
import { useTranslations } from 'use-intl'
import { firstMismatch } from './first-mismatch.ts'

/** The first mismatch of a page, and how many more there are. */
export const useMismatchText = (): ((row: MismatchRow) => string) => {
  const t = useTranslations('contentCheck')
  return row => {
    const { kind, type, more } = firstMismatch(row)
    const text = kind === 'unreadable' ? t('unreadable') : t(`kinds.${kind}`, { type })
    return more > 0 ? `${text}, ${t('more', { count: more })}` : text
  }
}
