import type { ErrorEntry } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { useTranslations } from 'use-intl'
import { wordError } from './entered-words.ts'

/** The errors of the entries of a group, which have one field together; and all others. */
export const useWordErrors = (
  entries: readonly ErrorEntry[],
  words: readonly string[],
): { wordErrors: string[]; otherEntries: ErrorEntry[] } => {
  const t = useTranslations('synonyms')
  const messageOf = (entry: ErrorEntry): string | undefined => {
    const error = wordError(entry, words)
    switch (error?.is) {
      case 'full':
        return t('full', { max: String(limits.synonymGroups) })
      case 'tooMany':
        return t('tooMany', { max: String(limits.synonymWords) })
      case 'tooFew':
        return t('tooFew')
      case 'taken':
        return t('taken', { word: error.word })
      case 'tooLong':
        return t('tooLong', {
          word: error.word,
          words: String(limits.synonymSize),
          length: String(limits.synonymLength),
        })
      case undefined:
        return
    }
  }
  return {
    wordErrors: entries.flatMap(entry => messageOf(entry) ?? []),
    otherEntries: entries.filter(entry => messageOf(entry) === undefined),
  }
}
