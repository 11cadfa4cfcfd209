import { type ErrorEntry, isError } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { useTranslations } from 'use-intl'

/** The errors of the entries of a group, which have one field together; and all others. */
export const useWordErrors = (
  entries: readonly ErrorEntry[],
  words: readonly string[],
): { wordErrors: string[]; otherEntries: ErrorEntry[] } => {
  const t = useTranslations('synonyms')
  const messageOf = (entry: ErrorEntry): string | undefined => {
    if (entry.property === '' && isError(entry, 'tooManyItems'))
      return t('full', { max: String(limits.synonymGroups) })
    if (entry.property === 'words')
      return isError(entry, 'tooManyItems') ? t('tooMany', { max: String(limits.synonymWords) }) : t('tooFew')
    const index = /^words\.(\d+)$/.exec(entry.property)?.[1]
    if (index === undefined) return
    const word = words[Number(index)] ?? ''
    const max = { words: String(limits.synonymSize), length: String(limits.synonymLength) }
    return isError(entry, 'alreadyExists') ? t('taken', { word }) : t('tooLong', { word, ...max })
  }
  return {
    wordErrors: entries.flatMap(entry => messageOf(entry) ?? []),
    otherEntries: entries.filter(entry => messageOf(entry) === undefined),
  }
}
