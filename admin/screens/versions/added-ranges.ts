import type { TextPart } from '@ximblox/contract/history'

/** A range of characters that are not white space, by their number in a text. */
export interface LetterRange {
  from: number
  to: number
}

/**
 * Where the added words of a changed text stand in a longer text that shows it. White space is left out of both, because
 * a page lays paragraphs and lists out differently; empty if the text is not shown as it is.
 */
export const addedRanges = (words: readonly TextPart[], shown: string): LetterRange[] => {
  const present = words.filter(({ kind }) => kind !== 'removed')
  const start = lettersOf(shown).indexOf(present.map(({ text }) => lettersOf(text)).join(''))
  if (start < 0) return []
  let from = start
  return present.flatMap(({ kind, text }) => {
    const to = from + lettersOf(text).length
    const range = { from, to }
    from = to
    return kind === 'added' && range.to > range.from ? [range] : []
  })
}

export const lettersOf = (text: string): string => text.replaceAll(/\s+/g, '')
