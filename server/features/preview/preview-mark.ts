import { createHash } from 'node:crypto'
import { languageOf } from '@ximblox/contract/locales'
import { previewMark } from '@ximblox/contract/messages/preview'

/** The mark has its own shadow tree, so that the styles of the page and of the mark cannot affect each other. */
const style =
  ':host{all:initial;position:fixed;z-index:2147483647;inset-block-end:1rem;inset-inline-start:1rem;max-inline-size:calc(100vw - 2rem);pointer-events:none}' +
  'p{box-sizing:border-box;margin:0;padding:.5rem .875rem;border:1px solid #ffffff59;border-radius:8px;background:#1f1d1a;color:#fff;box-shadow:0 2px 12px #00000040;font:500 .875rem/1.4 system-ui,sans-serif}'

/** Allows this style in the Content-Security-Policy, which forbids inline styles. */
export const previewMarkHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

interface Shown {
  locale: string
  writtenAt: Date
  /** True when visitors see this version. */
  isLive: boolean
}

/** Adds a note to a document, in the language of the page, that says whether this version is published. */
export const markAsPreview = (document: string, { locale, writtenAt, isLive }: Shown): string => {
  const language = languageOf(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(writtenAt)
  const words = previewMark[language](day, isLive)
  const mark = `<preview-mark><template shadowrootmode="open"><style>${style}</style><p role="note" lang="${language}">${words}</p></template></preview-mark>`
  const end = document.lastIndexOf('</body>')
  return end < 0 ? document + mark : document.slice(0, end) + mark + document.slice(end)
}
