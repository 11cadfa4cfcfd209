import { messagesFor } from './messages/messages.ts'

/** A title as tabs and search engines show it. */
export const documentTitle = (title: string, locale: string): string =>
  `${title} · ${messagesFor(locale).organisation}`
