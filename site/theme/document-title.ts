import { messagesFor } from '../messages/messages.ts'

/** A title as it stands in tabs and in search engines. */
export const documentTitle = (title: string, locale: string): string =>
  `${title} · ${messagesFor(locale).organisation}`
