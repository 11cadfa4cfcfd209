export interface Query {
  term: string
  matchCase: boolean
}

export interface Range {
  start: number
  end: number
}

/** Where a term occurs in a text. A space also stands for the spaces at which no line breaks. */
export const rangesIn = (text: string, { term, matchCase }: Query): Range[] => {
  if (term === '') return []
  const pattern = new RegExp(patternOf(term), matchCase ? 'gu' : 'giu')
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

const patternOf = (term: string): string =>
  term
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/[ \u00A0\u202F]/g, String.raw`[ \u00A0\u202F]`)
