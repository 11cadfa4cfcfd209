import type { Context, Marks } from './context.ts'
import { isBlank } from './dom.ts'
import { withLineFeeds } from './line-ends.ts'

/** The smallest parts of a line: text, a break or a picture. */
export interface Leaf {
  /** Empty for a picture. */
  text: string
  kind: 'text' | 'break' | 'picture'
  element: Element | null
  marks: Marks
}

export const breakLeaf = (marks: Marks): Leaf => ({ text: '\n', kind: 'break', element: null, marks })

/** The leaves of a text, in which only lines that are kept end. */
export const leavesOf = (text: string, { space, marks, isOwn }: Context): Leaf[] => {
  if (isOwn) return [textLeaf(text, marks)]
  const lines = space === 'collapsed' ? text.split(softBreak).map(withoutBreaks) : linesOf(text)
  return lines.flatMap((line, index) => [...(index > 0 ? [breakLeaf(marks)] : []), textLeaf(line, marks)])
}

/** Other line ends are blanks in HTML. */
const softBreak = /[\v\u0085\u2028\u2029]/

const linesOf = (text: string): string[] => withLineFeeds(text).replaceAll('\t', ' ').split('\n')

const textLeaf = (text: string, marks: Marks): Leaf => ({ text, kind: 'text', element: null, marks })

/** Lines of the source end between two characters of scripts that are written without blanks, too. */
const withoutBreaks = (text: string): string =>
  text
    .replaceAll(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．])[ \t]*[\r\n]+[ \t]*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．])/gu,
      '',
    )
    .replaceAll(/[ \t\r\n\f]+/g, ' ')

/** The paragraphs of a run of leaves: those that two breaks separate; without blanks at the borders. */
export const paragraphsOf = (leaves: readonly Leaf[], isOwn: boolean): Leaf[][] => {
  const paragraphs: Leaf[][] = [[]]
  const tidy = isOwn ? leaves : withoutSpaces(leaves)
  let breaks: Leaf[] = []
  for (const leaf of tidy) {
    if (leaf.kind === 'break') breaks.push(leaf)
    else {
      if (breaks.length > 1 && !isOwn) paragraphs.push([])
      else paragraphs.at(-1)?.push(...breaks)
      breaks = []
      paragraphs.at(-1)?.push(leaf)
    }
  }
  return paragraphs.map(withoutEdges).filter(paragraph => paragraph.length > 0)
}

/** Blanks at the borders of lines, and after other blanks, are not shown. */
const withoutSpaces = (leaves: readonly Leaf[]): Leaf[] => {
  const kept: Leaf[] = []
  let isAfterBlank = true
  for (const leaf of leaves) {
    if (leaf.kind === 'text') {
      const shown: string = isAfterBlank ? leaf.text.replace(/^ +/, '') : leaf.text
      const text = shown.replaceAll(/ {2,}/g, ' ')
      if (text === '') continue
      isAfterBlank = text.endsWith(' ')
      kept.push({ ...leaf, text })
    } else {
      if (leaf.kind === 'break') trimEnd(kept)
      isAfterBlank = leaf.kind === 'break'
      kept.push(leaf)
    }
  }
  trimEnd(kept)
  return kept
}

const trimEnd = (leaves: Leaf[]): void => {
  for (let last = leaves.at(-1); last?.kind === 'text'; last = leaves.at(-1)) {
    const text = last.text.replace(/ +$/, '')
    if (text !== '') {
      leaves[leaves.length - 1] = { ...last, text }
      return
    }
    leaves.pop()
  }
}

/** Without lines of nothing but blanks around it. */
const withoutEdges = (leaves: readonly Leaf[]): Leaf[] => {
  const isSeen = ({ kind, text }: Leaf) => kind === 'picture' || (kind === 'text' && !isBlank(text))
  const first = leaves.findIndex(isSeen)
  if (first < 0) return []
  const last = leaves.findLastIndex(isSeen)
  const start = leaves.findLastIndex(({ kind }, index) => kind === 'break' && index < first) + 1
  const end = leaves.findIndex(({ kind }, index) => kind === 'break' && index > last)
  return leaves.slice(start, end < 0 ? undefined : end)
}
