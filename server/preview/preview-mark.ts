import { createHash } from 'node:crypto'
import { languageOf } from '@ximblox/contract/locales'
import { previewMark } from '@ximblox/contract/messages/preview'

/** In a tree of its own, so that neither the page's styles reach it nor its own reach the page. */
const style =
  ':host{all:initial;position:fixed;z-index:2147483647;inset-block-end:1rem;inset-inline-start:1rem;max-inline-size:calc(100vw - 2rem);pointer-events:none}' +
  'p{box-sizing:border-box;margin:0;padding:.5rem .875rem;border:1px solid #ffffff59;border-radius:8px;background:#1f1d1a;color:#fff;box-shadow:0 2px 12px #00000040;font:500 .875rem/1.4 system-ui,sans-serif}'

/** For the header that forbids every other style in a document. */
export const previewMarkHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

interface Shown {
  locale: string
  writtenAt: Date
  /** Whether visitors read this version. */
  isLive: boolean
}

/** Says of a document, in the language of its page, that it is no published page, or that it is the published one. */
export const markAsPreview = (document: string, { locale, writtenAt, isLive }: Shown): string => {
  const language = languageOf(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(writtenAt)
  const words = previewMark[language](day, isLive)
  const mark = `<preview-mark><template shadowrootmode="open"><style>${style}</style><p role="note" lang="${language}">${words}</p></template></preview-mark>`
  const end = document.lastIndexOf('</body>')
  return end < 0 ? document + mark : document.slice(0, end) + mark + document.slice(end)
}
