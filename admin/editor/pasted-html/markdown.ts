import { Marked, type Token } from 'marked'
import { escaped } from './escaped.ts'
import { areBroken, widthOf } from './hard-lines.ts'

/** The HTML that Markdown means. HTML in it is text, as it was when it was copied. */
export const htmlOfMarkdown = (markdown: string): string => {
  const width = widthOf(markdown.split(/\r?\n/))
  return marked.parse(markdown, { async: false, walkTokens: token => joinLines(token, width) })
}

/** People break lines to begin a new one; programs break them to keep them short. */
const joinLines = (token: Token, width: number): void => {
  if (!('text' in token && 'tokens' in token && token.tokens)) return
  if (!areBroken(token.text.split('\n'), width)) return
  token.tokens = token.tokens.map(part =>
    part.type === 'br' && part.raw === '\n' ? { type: 'text', raw: '\n', text: '\n' } : part,
  )
}

const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: { html: ({ text }) => escaped(text) },
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    // A definition leads to an address; any other line like it is text that would be lost.
    def: source => (/^ {0,3}\[[^\]\n]+\]:\s*<?(https?:|mailto:|\/|#)/.test(source) ? false : undefined),
  },
})
