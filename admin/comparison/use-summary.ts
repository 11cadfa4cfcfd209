import type { BlockChange } from '@ximblox/contract/history'
import { useTranslations } from 'use-intl'
import { countChanges } from './count-changes.ts'

interface SummaryPart {
  kind: BlockChange['kind'] | 'page'
  text: string
}

/** The changes by what happened to the page and its blocks, such as "2 blocks added". */
export const useSummaryParts = () => {
  const t = useTranslations('versions.summary')
  return (changes: readonly Pick<BlockChange, 'blockKey' | 'kind'>[]): SummaryPart[] => {
    const { page, ...blocks } = countChanges(changes)
    return [
      ...(page ? [{ kind: 'page' as const, text: t('page') }] : []),
      ...(['changed', 'added', 'removed', 'moved'] as const)
        .filter(kind => blocks[kind] > 0)
        .map(kind => ({ kind, text: t(kind, { count: blocks[kind] }) })),
    ]
  }
}

/** Summarises changes since the published version in one line; null if no version is published. */
export const useSummary = () => {
  const t = useTranslations('versions.summary')
  const partsOf = useSummaryParts()
  return (changes: readonly Pick<BlockChange, 'blockKey' | 'kind'>[] | null): string => {
    if (changes === null) return t('first')
    if (changes.length === 0) return t('none')
    return partsOf(changes)
      .map(({ text }) => text)
      .join(' · ')
  }
}
