import { createHash } from 'node:crypto'
import type { Language } from '@ximblox/contract/locales'
import { editButton } from '@ximblox/contract/messages/edit-button'

/** The button has its own shadow tree, so that the styles of the page and of the button cannot affect each other. */
const style =
  ':host{all:initial;position:fixed;z-index:2147483647;inset-block-end:1rem;inset-inline-end:1rem}' +
  'a{display:block;padding:.75rem 1.125rem;border:1px solid #ffffff59;border-radius:8px;background:#1f1d1a;color:#fff;box-shadow:0 2px 12px #00000040;font:500 .9375rem/1.3 system-ui,sans-serif;text-decoration:none}' +
  'a:hover{background:#3a3632}' +
  'a:focus-visible{outline:3px solid #ffc672;outline-offset:3px}' +
  '@media print{:host{display:none}}'

/** Allows this style in the Content-Security-Policy, which forbids inline styles. */
export const editButtonHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Adds a link to the editor at the end of a document. */
export const withEditButton = (document: string, pageID: number, language: Language): string => {
  const link = `<a href="/cmsadmin/pages/${pageID}" lang="${language}">${editButton[language]}</a>`
  const landmark = `<nav aria-label="CMS">${link}</nav>`
  const button = `<edit-button><template shadowrootmode="open"><style>${style}</style>${landmark}</template></edit-button>`
  const end = document.lastIndexOf('</body>')
  return end < 0 ? document + button : document.slice(0, end) + button + document.slice(end)
}
