import { messagesFor } from './messages/messages.ts'

/** A title as tabs and search engines show it; `listPage` is the page of a list. */
export const documentTitle = (title: string, locale: string, listPage = 1): string => {
  const { organisation, pageNumber } = messagesFor(locale)
  const page = listPage === 1 ? '' : ` – ${pageNumber.replace('{page}', `${listPage}`)}`
  return `${title}${page} · ${organisation}`
}
