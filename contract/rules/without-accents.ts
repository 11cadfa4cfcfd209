/** A text in lower case and without accents, with the parts of ligatures. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
