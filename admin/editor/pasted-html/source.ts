/** HTML of another program, in a document of its own in which no script runs and nothing is fetched. */
export interface Source {
  body: HTMLElement
  /** Its style sheets, which are not applied in that document. */
  sheet: string
  /** The address that relative links belong to, if the HTML names it. */
  base: string | null
}

export const sourceOf = (html: string): Source => {
  const sheets: string[] = []
  const parsed = new DOMParser().parseFromString(inert(inTable(html), sheets), 'text/html')
  // Some programs write a frame set instead of a body.
  const body = parsed.querySelector('body') ?? parsed.createElement('body')
  return { body, sheet: sheets.join('\n'), base: parsed.querySelector('base')?.getAttribute('href') ?? null }
}

/** Parsers drop rows and cells outside a table, with the border between their words. */
const inTable = (html: string): string => {
  if (!/<t[rdh]\b/i.test(html)) return html
  if (/<table\b/i.test(html)) return withoutLooseCells(html)
  const rows = html.replaceAll(/<!--[\s\S]*?-->|<\/?(html|body|meta|head)\b[^>]*>/gi, '').trim()
  const isRows = /^<t[rdhbf]/i.test(rows) && /<\/t[rdhbf][a-z]*>$/i.test(rows)
  const isMixed = /<\/t[rdh]>\s*([^<\s]|<(?!\/?t[rdhbf]))/i.test(rows)
  if (isRows && !isMixed) return html.replace(/<t[rdhbf]/i, '<table>$&')
  return html.replaceAll(/<(\/?)(tr|td|th|tbody|thead|tfoot|caption)\b/gi, '<$1div')
}

const withoutLooseCells = (html: string): string => {
  let depth = 0
  return html.replaceAll(
    /<!--[\s\S]*?(?:-->|$)|<(\/?)(table|tr|td|th|tbody|thead|tfoot|caption)\b/gi,
    (tag, slash, name) => {
      if (name === undefined) return tag
      if (/^table$/i.test(name)) depth = Math.max(0, depth + (slash === '' ? 1 : -1))
      return depth > 0 || /^table$/i.test(name) ? tag : `<${slash}div`
    },
  )
}

/**
 * Event handlers and styles have no effect, but each would trigger a content security policy warning: they become data
 * attributes, and style sheets are taken out.
 */
const inert = (html: string, sheets: string[]): string => {
  let written = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    written += html.slice(at, open)
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 2)
      written += html.slice(open, at)
      continue
    }
    const [, name = ''] = /^<([a-z][^\s/>]*)/i.exec(html.slice(open, open + 64)) ?? []
    if (name === '') {
      written += '<'
      at = open + 1
      continue
    }
    const tag = tagAt(html, open + 1 + name.length)
    at = tag.end
    if (/^(script|style)$/i.test(name)) {
      const end = after(html, `</${name}`, at)
      if (/^style$/i.test(name)) sheets.push(html.slice(at, end - name.length - 2))
      at = after(html, '>', end)
    } else if (/^(textarea|xmp|title)$/i.test(name)) {
      const end = after(html, `</${name}`, at)
      written += `<${name}${tag.attributes}${html.slice(at, end)}`
      at = end
    } else written += `<${name}${tag.attributes}`
  }
  return written + html.slice(at)
}

const after = (html: string, end: string, from: number): number => {
  const found = end.startsWith('</') ? indexOfTag(html, end, from) : html.indexOf(end, from)
  return found < 0 ? html.length : found + end.length
}

const indexOfTag = (html: string, tag: string, from: number): number => {
  const found = html.slice(from).search(new RegExp(tag, 'i'))
  return found < 0 ? -1 : from + found
}

/** The attributes of a tag, up to its end; quoted values may contain any character. */
const tagAt = (html: string, from: number): { attributes: string; end: number } => {
  const attribute = /([\s/]*)([^\s/>=][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/y
  let attributes = ''
  let at = from
  while (at < html.length) {
    attribute.lastIndex = at
    const [all, space = '', name = '', value = ''] = attribute.exec(html) ?? []
    if (all !== undefined) {
      at += all.length
      if (!/^data-style$/i.test(name))
        attributes += `${space}${/^(on\w+|style)$/i.test(name) ? 'data-' : ''}${name}${value}`
      continue
    }
    const character = html.charAt(at)
    attributes += character
    at += 1
    if (character === '>') break
  }
  return { attributes, end: at }
}
