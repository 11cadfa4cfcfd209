/**
 * Whether a text is clearly Markdown: it has a link, fenced code, a table, a list of at least two items, or headings and
 * paragraphs. One line with a star or a number in it is not, and source code, which has the same signs, is not either.
 */
export const isMarkdown = (text: string): boolean => {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const outside = withoutFences(lines)
  if (!outside) return false
  if (outside.length < lines.length) return true
  return !isCode(outside) && (hasLink(text) || hasTable(outside) || hasList(outside) || hasHeadings(outside))
}

/** The lines outside fenced code; null if a fence is not closed. */
const withoutFences = (lines: readonly string[]): string[] | null => {
  const outside: string[] = []
  let fence = ''
  for (const line of lines) {
    const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '' && mark !== '') fence = mark
    else if (fence === '') outside.push(line)
    else if (line.trim() === fence) fence = ''
  }
  return fence === '' ? outside : null
}

const isCode = (lines: readonly string[]): boolean => {
  const written = lines.filter(line => line.trim() !== '')
  const ends = written.filter(line => /[;{}]\s*$/.test(line) && !/^\s*([-*+]|\d+[.)])\s/.test(line))
  const first = written[0] ?? ''
  return ends.length > 1 || /^(#!|---? a\/|diff |@@ |\/\*|<\?|<!doctype)/i.test(first)
}

const hasLink = (text: string): boolean =>
  /(?<!\\)\[[^\]\n]+\]\((https?:\/\/|mailto:|tel:|\/|#)[^\s)]*( "[^"\n]*")?\)/.test(text)

const hasTable = (lines: readonly string[]): boolean =>
  lines.some(
    (line, index) =>
      /^ {0,3}\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)+\|?\s*$/.test(line) && lines[index - 1]?.includes('|'),
  )

const hasList = (lines: readonly string[]): boolean => {
  const items = lines.flatMap((line, index) => {
    const [, indent, mark, number] = /^( {0,3})([-*+]|(\d{1,9})[.)])\s+\S/.exec(line) ?? []
    return mark === undefined
      ? []
      : [{ index, indent, mark, number: number === undefined ? null : Number(number) }]
  })
  return items.some((item, at) => {
    const next = items.slice(at + 1).find(({ indent }) => indent === item.indent)
    if (!next || lines.slice(item.index + 1, next.index).some(line => /^\S/.test(line))) return false
    if (item.number === null) return next.mark === item.mark
    return next.number === item.number + 1 || (item.number === 1 && next.number === 1)
  })
}

/** Headings that stand by themselves, unlike the comments of many programming languages. */
const hasHeadings = (lines: readonly string[]): boolean => {
  const headings = lines.filter(
    (line, index) =>
      /^#{1,6} +\S/.test(line) &&
      /^\s*(#{1,6} |$)/.test(lines[index - 1] ?? '') &&
      ((lines[index + 1] ?? '').trim() === '' || line.startsWith('##')),
  )
  const others = lines.filter(line => line.trim() !== '' && !/^#{1,6} /.test(line))
  return headings.length > 1 || (headings.length === 1 && others.length > 0)
}
