import { Marked, type Token } from 'marked'
import { escaped } from './escaped.ts'
import { areBroken, widthOf } from './hard-lines.ts'
import { withWideHeaders } from './markdown-tables.ts'

/** The HTML that Markdown means. HTML in it is text, as it was when it was copied. */
export const htmlOfMarkdown = (given: string): string => {
  const markdown = withWideHeaders(given)
  const width = widthOf(markdown.split(/\r?\n/))
  return markedFor(markdown).parse(markdown, {
    async: false,
    walkTokens: token => {
      takeLinkedPictures(token)
      joinLines(token, width)
    },
  })
}

/** A picture that is itself a link, such as a badge, is the words of that. */
const takeLinkedPictures = (token: Token): void => {
  if (token.type !== 'link' || !token.tokens) return
  token.tokens = token.tokens.map(part => (part.type === 'image' ? textToken(part.text) : part))
}

const textToken = (text: string): Token => ({ type: 'text', raw: text, text })

/** People break lines to begin a new one; programs break them to keep them short. */
const joinLines = (token: Token, width: number): void => {
  if (!('text' in token && 'tokens' in token && token.tokens)) return
  if (!areBroken(token.text.split('\n'), width)) return
  token.tokens = token.tokens.map(part =>
    part.type === 'br' && part.raw === '\n' ? { type: 'text', raw: '\n', text: '\n' } : part,
  )
}

const markedFor = (markdown: string): Marked => {
  const wanted = labelsIn(markdown)
  return new Marked({
    gfm: true,
    breaks: true,
    renderer: {
      html: ({ text }) => escaped(text),
      // A picture of another site is not taken in, so that its words are all that there is of it.
      image({ href, title, text, raw }) {
        if (/^(data:|\/(?!\/))/i.test(href)) return false
        if (!/^https?:/i.test(href)) return escaped(raw)
        const words = text === '' ? href : text
        return this.link({ type: 'link', href, title, text, raw, tokens: [textToken(words)] })
      },
      list({ ordered, start, items }) {
        const numbers = items.map(({ raw }) => Number(/^\s*(\d+)/.exec(raw)?.[1]))
        // Lists are often written with the same number everywhere, to be counted.
        const isCounted = numbers.every(number => number === numbers[0])
        const body = items.map((item, index) => {
          const html = this.listitem(item)
          const isNext = isCounted || numbers[index] === Number(start) + index
          return ordered && !isNext ? html.replace('<li', `<li value="${numbers[index]}"`) : html
        })
        return ordered ? `<ol start="${start}">${body.join('')}</ol>` : `<ul>${body.join('')}</ul>`
      },
    },
    tokenizer: {
      html: () => undefined,
      tag: () => undefined,
      // A definition gives an address to a link. Any other line like it is text that would be lost.
      def: source => {
        const [, label = ''] = /^ {0,3}\[([^\]\n]+)\]:\s*<?(?:https?:|mailto:|\/|#)/.exec(source) ?? []
        return wanted.delete(normalized(label)) ? false : undefined
      },
    },
  })
}

/** The labels in square brackets, without those of definitions. */
const labelsIn = (markdown: string): Set<string> =>
  new Set(Array.from(markdown.matchAll(/\[([^\]\n]+)\](?!:)/g), ([, label = '']) => normalized(label)))

const normalized = (label: string): string => label.toLowerCase().replaceAll(/\s+/g, ' ')
