/** How many words a text has, also in languages that put no spaces between them. */
export const countWords = (text: string, locale: string): number =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length
