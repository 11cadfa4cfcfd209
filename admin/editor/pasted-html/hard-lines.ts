/** A block of text whose lines a program broke: a paragraph, or the items of a list. */
export type JoinedBlock = { paragraph: string } | { items: string[] }

/**
 * The blocks of a text whose lines end where a page ends, as PDF viewers copy it; null if its lines end where someone ended
 * them, as in an address or a poem.
 */
export const joinedBlocks = (text: string): JoinedBlock[] | null => {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\f', '\n\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map(block =>
      block
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== ''),
    )
    .filter(lines => lines.length > 0)
  const width = widthOf(blocks.flat())
  if (!blocks.some(lines => areBroken(lines, width) || isBulleted(lines))) return null
  return blocks.flatMap(lines => joined(lines, width))
}

/** The length of the longest line. */
export const widthOf = (lines: readonly string[]): number =>
  lines.reduce((width, line) => Math.max(width, line.length), 0)

/** A page is at least this wide; shorter lines are those of a poem. */
const least = 45

/** Whether most lines end because the next word had no room. */
export const areBroken = (lines: readonly string[], width: number): boolean => {
  const breaks = lines.slice(1).map((line, index) => isFull(lines[index] ?? '', line, width))
  const full = breaks.filter(Boolean).length
  // Of two lines alone, the second must go on with the sentence.
  if (lines.length === 2) return full === 1 && /^\p{Ll}/u.test(lines[1] ?? '')
  return full > 0 && full * 3 >= breaks.length * 2
}

/** Proportional fonts have more letters in one line than in another. */
const isFull = (line: string, next: string, width: number): boolean =>
  width >= least && line.length + 1 + (next.split(/\s/)[0]?.length ?? 0) > width * 0.85

const isBulleted = (lines: readonly string[]): boolean => lines.filter(line => bullet.test(line)).length > 1

const bullet = /^[•◦▪‣●○■\u25AA\u2043\u00B7\uF0B7]\s+/

const joined = (lines: readonly string[], width: number): JoinedBlock[] => {
  if (isBulleted(lines)) return bulleted(lines, width)
  if (lines.length === 0) return []
  if (!lines.some((line, index) => index > 0 && isFull(lines[index - 1] ?? '', line, width)))
    return [{ paragraph: lines.join('\n') }]
  const paragraphs: string[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before === undefined) paragraphs.push(line)
    else if (isFull(before, line, width) || !isEnd(before, line))
      paragraphs.push(withLine(paragraphs.pop() ?? '', line))
    else paragraphs.push(line)
  }
  return paragraphs.map(paragraph => ({ paragraph }))
}

const bulleted = (lines: readonly string[], width: number): JoinedBlock[] => {
  const first = lines.findIndex(line => bullet.test(line))
  const items: string[] = []
  for (const line of lines.slice(first)) {
    if (bullet.test(line)) items.push(line.replace(bullet, ''))
    else items.push(withLine(items.pop() ?? '', line))
  }
  return [...joined(lines.slice(0, first), width), { items }]
}

/** Whether a paragraph ends with a line that had room for the next word. */
const isEnd = (line: string, next: string): boolean =>
  /[.!?:…»”")\]]$/u.test(line) || /^[\p{Lu}\p{N}«“"(]/u.test(next)

/** A soft hyphen goes with the line end; any other may be part of the word, and stays. */
const withLine = (text: string, line: string): string => {
  if (text.endsWith('\u00AD')) return `${text.slice(0, -1)}${line}`
  const isDivided =
    /\p{L}[-\u2010]$/u.test(text) && /^\p{L}/u.test(line) && !/^(and|or|en|of|und|oder|et|ou)\b/.test(line)
  return isDivided ? `${text}${line}` : `${text} ${line}`
}
