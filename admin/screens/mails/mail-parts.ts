/** A part of an email's text; `href` if it is an address to click on. */
export interface MailPart {
  text: string
  href?: string
}

const hiddenToken = '{token}'

/** Whether the text of an email has a link whose token nobody may see. */
export const hidesToken = (text: string): boolean => text.includes(hiddenToken)

/** The words and the addresses of an email's text. An address whose token is hidden leads nowhere. */
export const mailParts = (text: string): MailPart[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .flatMap((part, index) => (index % 2 === 0 ? [{ text: shownText(part) }] : addressParts(part)))
    .filter(part => part.text !== '')

const addressParts = (found: string): MailPart[] => {
  if (hidesToken(found)) return [{ text: shownText(found) }]
  const href = addressIn(found)
  return [{ text: href, href }, { text: found.slice(href.length) }]
}

const shownText = (text: string): string => text.replace(hiddenToken, '…')

/** Punctuation at its end belongs to the sentence; a closing bracket only if the address has not opened it. */
const addressIn = (found: string): string => {
  const end = /[.,;:!?…'"’”“»]+$/u.exec(found)?.index ?? found.length
  const address = found.slice(0, end)
  const isOpened = !address.endsWith(')') || address.split('(').length >= address.split(')').length
  return isOpened ? address : addressIn(address.slice(0, -1))
}
