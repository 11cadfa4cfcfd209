const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * What was typed before its text is rendered, after another key; null for keys that change nothing and must not leave the
 * text that is about to be there. Undefined for those that are not held.
 */
export const afterHeldKey = (typed: string, key: string): string | null | undefined => {
  if (key.length === 1) return typed + key
  if (typed === '' || /^F\d/.test(key)) return undefined
  if (key === 'Enter') return `${typed}\n`
  return key === 'Backspace' ? withoutLast(typed) : null
}

/** Without its last character as it is seen: an emoji may consist of several. */
const withoutLast = (typed: string): string =>
  [...graphemes.segment(typed)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
