import type { Language } from '@ximblox/contract/locales'
import { type PreviewMessage, previewMessages } from '@ximblox/contract/messages/preview'

/** The page shown when a version cannot be shown. */
export const messagePage = (language: Language, status: PreviewMessage): string => {
  const [title, text] = previewMessages[language][status]
  const words = status === 401 ? `<a href="/cmsadmin/login">${text}</a>` : text
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${words}</p></html>\n`
}
