import type { TextPart } from '@ximblox/blocks/query-context'
import { type SearchToken, searchTokens } from '@ximblox/contract/rules/search-words'

/** Positions of the hits of a search in a text, counted in tokens from 1, for each different word that was found. */
export type Hits = readonly (readonly number[])[]

/** The length of an excerpt in characters, apart from the rest of its first and last word. */
const excerptLength = 220
/** Tokens before the first hit of an excerpt. */
const lead = 8
const maxPunctuation = 3
const ellipsis = '…'

/** A text with its hits marked. */
export const markHits = (text: string, hits: Hits): TextPart[] => {
  const positions = new Set(hits.flat())
  const tokens = searchTokens(text).filter((_, index) => positions.has(index + 1))
  return partsOf(text, 0, text.length, tokens)
}

/** Which part of a page's text an excerpt is cut out of. */
export interface Part {
  /** The number of tokens before it. */
  tokensBefore: number
  /** The number of tokens of the title, with which the whole text begins. */
  titleTokens: number
  /** Whether the whole text goes on after it. */
  goesOn: boolean
}

const whole: Part = { tokensBefore: 0, titleTokens: 0, goesOn: false }

/**
 * The passage of a page's text that contains most of the found words. The first line of the text is the title, which is
 * shown anyway.
 */
export const excerptOf = (
  text: string,
  hits: Hits,
  { tokensBefore, titleTokens, goesOn }: Part = whole,
): TextPart[] => {
  const tokens = searchTokens(text)
  const firstLine = text.indexOf('\n') + 1
  if (tokensBefore === 0 && firstLine === 0) return []
  const firstOfBody =
    tokensBefore === 0
      ? tokens.findIndex(({ start }) => start >= firstLine)
      : Math.max(0, titleTokens - tokensBefore)
  const first = tokens[firstOfBody]
  if (!first) return []
  const bodyStart = tokensBefore === 0 ? firstLine : first.start
  const wordAt = new Map(
    hits.flatMap((positions, word) =>
      positions.map(position => [position - 1 - tokensBefore, word] as const),
    ),
  )
  const from = bestStart(tokens, wordAt, firstOfBody)
  const start = from === firstOfBody ? bodyStart : (tokens[from]?.start ?? bodyStart)
  const inside = tokens.slice(from).filter(({ end }, index) => index === 0 || end <= start + excerptLength)
  const last = inside.at(-1)
  // Up to the punctuation after the last word of the text.
  const end = Math.min(text.length, (last?.end ?? start) + (last === tokens.at(-1) ? maxPunctuation : 0))
  const marked = tokens.filter(
    (token, index) => wordAt.has(index) && token.start >= start && token.end <= end,
  )
  const parts = partsOf(text, start, end, marked)
  return [
    ...(start > bodyStart || tokensBefore > titleTokens ? [{ text: ellipsis, hit: false }] : []),
    ...parts,
    ...(end < text.length || goesOn ? [{ text: ellipsis, hit: false }] : []),
  ].reduce(joinAlike, [])
}

/** The token that the best passage begins with: the one with most different words, then with most hits. */
const bestStart = (
  tokens: readonly SearchToken[],
  wordAt: ReadonlyMap<number, number>,
  first: number,
): number => {
  const found = [...wordAt.keys()]
    .filter(index => index >= first && index < tokens.length)
    .toSorted((a, b) => a - b)
  let best = { index: first, score: 0 }
  for (const [at, index] of found.entries()) {
    const limit = (tokens[index]?.start ?? 0) + excerptLength * 0.8
    const inside = found.slice(at, at + 40).filter(other => (tokens[other]?.end ?? 0) <= limit)
    const score = new Set(inside.map(other => wordAt.get(other))).size * 100 + inside.length
    if (score > best.score) best = { index, score }
  }
  return best.score === 0 ? first : Math.max(first, best.index - lead)
}

const partsOf = (text: string, start: number, end: number, marked: readonly SearchToken[]): TextPart[] => {
  const parts: TextPart[] = []
  let at = start
  for (const token of marked) {
    parts.push(
      { text: text.slice(at, token.start), hit: false },
      { text: text.slice(token.start, token.end), hit: true },
    )
    at = token.end
  }
  parts.push({ text: text.slice(at, end), hit: false })
  return parts
    .map(part => ({ ...part, text: onOneLine(part.text) }))
    .filter(part => part.text !== '')
    .reduce(joinAlike, [])
}

/** Lines are paragraphs, headings and cells. Those without a mark at their end would run together. */
const onOneLine = (text: string): string =>
  text
    .replace(/\s+/g, space => (space.includes('\n') ? '\n' : ' '))
    .replace(/([.!?:;,…]?)\n/g, (_, mark: string) => (mark === '' ? ' · ' : `${mark} `))

const joinAlike = (parts: TextPart[], part: TextPart): TextPart[] => {
  const last = parts.at(-1)
  if (last?.hit !== part.hit) return [...parts, part]
  return [...parts.slice(0, -1), { text: last.text + part.text, hit: part.hit }]
}
