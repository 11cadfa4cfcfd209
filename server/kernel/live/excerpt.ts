import type { TextPart } from '@ximblox/blocks/query-context'
import { type SearchToken, searchTokens } from '@ximblox/contract/rules/search-words'
import { isProse } from './prose.ts'

/** What was found of a word as the index has it, and the positions in a text, counted in tokens from 1. */
export interface WordHits {
  lexemes: readonly string[]
  positions: readonly number[]
}
export type Hits = readonly WordHits[]

/** The length of an excerpt in characters, apart from the rest of its first and last word. */
const excerptLength = 220
/** What is long enough to end before a label, a time or a place. */
const enough = 80
/** Tokens before the first hit of an excerpt, if its sentence begins further away than as many as are looked through. */
const lead = 8
const maxLead = 20
const maxPunctuation = 3
/** More of them in one excerpt say nothing more, and never outweigh a further word. */
const maxCountedHits = 40
const ellipsis = '…'

/** A text with its hits marked. */
export const markHits = (text: string, hits: Hits, tokens = searchTokens(text)): TextPart[] =>
  partsOf(text, 0, text.length, marksOf(tokens, hitsByToken(tokens, hits, 0)))

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
 * The passage of a page's text that contains most of the found words, in sentences if possible. The first line of the
 * text is the title, which is shown anyway.
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
  const found = hitsByToken(tokens, hits, tokensBefore)
  const lines = linesOf(text, tokens)
  const best = bestHit(tokens, found, lines, firstOfBody)
  const from = best === undefined ? firstOfBody : startBefore(text, tokens, firstOfBody, best)
  const start = from === firstOfBody ? bodyStart : (sentenceStart(text, tokens, from) ?? tokens[from]?.start)
  const isSentence = from > firstOfBody && sentenceStart(text, tokens, from) !== undefined
  const isAfterText = from > firstOfBody || tokensBefore > titleTokens
  return joinAlike([
    ...(isAfterText && !isSentence ? [{ text: ellipsis, hit: false }] : []),
    ...cutOut(text, { tokens, found, lines }, { from, start: start ?? bodyStart, goesOn }),
  ])
}

/** The beginning of what is shown of a page when no sentence of it has the words. */
export const summaryExcerpt = (text: string, hits: Hits, tokensBefore: number): TextPart[] => {
  const tokens = searchTokens(text)
  const found = hitsByToken(tokens, hits, tokensBefore)
  const cut = { from: 0, start: 0, goesOn: false }
  return joinAlike(cutOut(text, { tokens, found, lines: linesOf(text, tokens) }, cut))
}

interface Tokens {
  tokens: readonly SearchToken[]
  found: ReadonlyMap<number, Hit>
  lines: Lines
}

/** As much of a text as an excerpt shows; with an ellipsis where a sentence goes on. */
const cutOut = (
  text: string,
  { tokens, found, lines }: Tokens,
  { from, start, goesOn }: { from: number; start: number; goesOn: boolean },
): TextPart[] => {
  const isEnough = ({ start: at, end }: SearchToken, index: number) =>
    end > start + excerptLength || (at >= start + enough && lines.isFirstOfLabel[from + index])
  const after = tokens.slice(from).findIndex((token, index) => index > 0 && isEnough(token, index))
  const until = after === -1 ? tokens.length : from + after
  const wordEnd = tokens[until - 1]?.end ?? start
  const mark = sentenceEnd(text.slice(wordEnd, wordEnd + 6))
  const end = Math.min(text.length, wordEnd + (until === tokens.length ? maxPunctuation : mark))
  const marks = marksOf(tokens, found).filter(mark => mark.start >= start && mark.start < end)
  return [
    ...partsOf(text, start, end, marks),
    ...(mark === 0 && (end < text.trimEnd().length || goesOn) ? [{ text: ellipsis, hit: false }] : []),
  ]
}

interface Hit {
  /** Which of the found words it is. */
  word: number
  /** Whether the token is found together with the next one. */
  isJoined: boolean
}

const hitsByToken = (
  tokens: readonly SearchToken[],
  hits: Hits,
  tokensBefore: number,
): ReadonlyMap<number, Hit> => {
  const found = new Map<number, Hit>()
  for (const [word, { lexemes, positions }] of hits.entries())
    for (const position of positions) {
      const index = position - 1 - tokensBefore
      const joined = tokens[index]?.joined
      const isJoined =
        found.get(index)?.isJoined === true || (joined !== undefined && lexemes.includes(joined))
      found.set(index, { word, isJoined })
    }
  return found
}

interface Mark {
  start: number
  end: number
}

const marksOf = (tokens: readonly SearchToken[], found: ReadonlyMap<number, Hit>): Mark[] =>
  tokens.flatMap(({ start, end, joinedEnd }, index) => {
    const hit = found.get(index)
    if (!hit) return []
    return [{ start, end: hit.isJoined && joinedEnd !== undefined ? joinedEnd : end }]
  })

/** What kind of line each token is in: a title, a paragraph, a label. */
interface Lines {
  isProse: readonly boolean[]
  /** True for the first token of a line that is no prose. */
  isFirstOfLabel: readonly boolean[]
}

const linesOf = (text: string, tokens: readonly SearchToken[]): Lines => {
  const isProseAt: boolean[] = []
  const isFirstOfLabel: boolean[] = []
  let from = 0
  for (const [index, { start, end }] of tokens.entries()) {
    const next = tokens[index + 1]
    if (next && !text.slice(end, next.start).includes('\n')) continue
    const line = text.slice(tokens[from]?.start ?? start, next?.start ?? text.length)
    const isInProse = isProse(line, index + 1 - from)
    for (let at = from; at <= index; at++) {
      isProseAt.push(isInProse)
      isFirstOfLabel.push(at === from && !isInProse)
    }
    from = index + 1
  }
  return { isProse: isProseAt, isFirstOfLabel }
}

/** The first hit of the best passage: the one with most different words, in sentences if possible, then with most hits. */
const bestHit = (
  tokens: readonly SearchToken[],
  hits: ReadonlyMap<number, Hit>,
  lines: Lines,
  first: number,
): number | undefined => {
  const all = [...hits.keys()]
    .filter(index => index >= first && index < tokens.length)
    .toSorted((a, b) => a - b)
  const inProse = all.filter(index => lines.isProse[index])
  const found = inProse.length > 0 ? inProse : all
  const wordAt = (place: number) => hits.get(found[place] ?? -1)?.word
  /** How often each word is among the hits from the current one on that fit into an excerpt. */
  const inside = new Map<number | undefined, number>()
  let best: { index: number; score: number } | undefined
  let after = 0
  for (const [at, index] of found.entries()) {
    const limit = (tokens[index]?.start ?? 0) + excerptLength * 0.8
    for (; after < found.length && (tokens[found[after] ?? 0]?.end ?? 0) <= limit; after++)
      inside.set(wordAt(after), (inside.get(wordAt(after)) ?? 0) + 1)
    const score = inside.size * 100 + Math.min(after - at, maxCountedHits)
    if (score > (best?.score ?? 0)) best = { index, score }
    if (after <= at) {
      after = at + 1
      continue
    }
    const left = (inside.get(wordAt(at)) ?? 0) - 1
    if (left > 0) inside.set(wordAt(at), left)
    else inside.delete(wordAt(at))
  }
  return best?.index
}

/** The token with which the sentence of a hit begins, or one a few words before the hit. */
const startBefore = (text: string, tokens: readonly SearchToken[], first: number, hit: number): number => {
  const earliest = Math.max(first, hit - maxLead)
  for (let index = hit; index >= earliest; index--)
    if (index === first || sentenceStart(text, tokens, index) !== undefined) return index
  return Math.max(first, hit - lead)
}

/** Where the sentence begins whose first word is this; undefined for other words. */
const sentenceStart = (text: string, tokens: readonly SearchToken[], index: number): number | undefined => {
  const before = tokens[index - 1]
  const token = tokens[index]
  if (!before || !token) return
  const between = text.slice(before.end, token.start)
  const found = /^[^]*(?:[.!?…]["'”’»)\]]*\s+|[。！？]["'”’»)\]]*|\n\s*)/.exec(between)
  return found ? before.end + found[0].length : undefined
}

/** The length of the marks with which a sentence ends here; 0 within one. */
const sentenceEnd = (text: string): number =>
  /^(?:[.!?…]["'”’»)\]]*(?=\s|$)|[。！？]["'”’»)\]]*)/.exec(text)?.[0].length ?? 0

const partsOf = (text: string, start: number, end: number, marked: readonly Mark[]): TextPart[] => {
  const parts: TextPart[] = []
  let at = start
  for (const mark of marked) {
    // Characters that are found with their next one overlap.
    const from = Math.max(at, mark.start)
    parts.push({ text: text.slice(at, from), hit: false }, { text: text.slice(from, mark.end), hit: true })
    at = Math.max(at, mark.end)
  }
  parts.push({ text: text.slice(at, end), hit: false })
  return joinAlike(
    parts.filter(part => part.text !== '').map(part => ({ ...part, text: onOneLine(part.text) })),
  )
}

/** Lines are paragraphs, headings and cells. Those without a mark at their end would run together. */
const onOneLine = (text: string): string =>
  text
    .replace(/\s+/g, space => (space.includes('\n') ? '\n' : ' '))
    .replace(/([.!?:;,…]?)\n/g, (_, mark: string) => (mark === '' ? ' · ' : `${mark} `))

const joinAlike = (parts: readonly TextPart[]): TextPart[] => {
  const joined: TextPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.hit === part.hit) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
