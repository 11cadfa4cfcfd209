import { type PageView, shownPage } from 'ximblox/views'
import { messagesFor } from '../messages/messages.ts'

/** A title with the number of a later page of a list. */
export const numberedTitle = (title: string, view: PageView): string => {
  const listPage = shownPage(view)
  if (listPage === 1) return title
  return `${title} – ${messagesFor(view.page.locale).pageNumber.replace('{page}', `${listPage}`)}`
}
