/** Text as the content of an HTML or XML element or of a quoted attribute, without characters that XML forbids. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"']/g, character => entities[character] ?? '')

const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
