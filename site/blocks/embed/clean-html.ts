import sanitizeHtml from 'sanitize-html'
import { frameHosts } from './frame-hosts.ts'

export interface CleanHtml {
  /** Text and tables; loads nothing and runs nothing. */
  html: string
  /** The addresses of the frames, which are shown after a visitor agreed. */
  frames: string[]
  /** Hosts of frames that this site does not show. */
  refused: string[]
}

/** Reduces pasted HTML to what a page may contain. */
export const cleanHtml = (pasted: string): CleanHtml => {
  const frames = new Set<string>()
  const refused = new Set<string>()
  const html = sanitizeHtml(pasted, {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'iframe') return false
      const url = URL.parse(attribs.src ?? '')
      if (url && isAllowed(url)) frames.add(url.href)
      else refused.add(url?.host || '?')
      return true
    },
  })
  return { html: html.trim(), frames: [...frames].slice(0, maxFrames), refused: [...refused] }
}

const maxFrames = 10

const isAllowed = ({ protocol, host, username, password }: URL): boolean =>
  protocol === 'https:' && Object.hasOwn(frameHosts, host) && username === '' && password === ''

// Images would load from other sites before anyone agreed, and headings would disturb the outline of the page.
const allowedTags = [
  ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'q', 's', 'small', 'strong', 'sub', 'sup', 'time'],
  'iframe',
]

const allowedAttributes = {
  a: ['href'],
  abbr: ['title'],
  iframe: ['src'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}
