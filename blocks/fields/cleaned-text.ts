/**
 * A text in the form in which a field of one line may store it: lines and cells are joined by spaces, and characters that
 * nobody sees and nothing can store are gone.
 */
export const cleanedLine = (text: string): string => {
  const lines = text.split(breaks)
  const joined = lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === lines.length - 1 ? line : line.trimEnd()))
    .filter(line => line !== '')
    .join(' ')
  return storable(joined).replaceAll(/\p{Cc}/gu, '')
}

/** A text in the form in which a field of several lines may store it. */
export const cleanedText = (text: string): string =>
  storable(text.replaceAll(otherBreaks, '\n')).replaceAll(/(?![\n\t])\p{Cc}/gu, '')

/** The lines of a text that are not blank. */
export const linesOf = (text: string): string[] =>
  cleanedText(text)
    .split('\n')
    .map(cleanedLine)
    .filter(line => line.trim() !== '')

/** PostgreSQL cannot store halves of a character. */
const storable = (text: string): string => text.replaceAll(/\p{Cs}/gu, '')

const breaks = /[\t\n\r\v\f\u0085\u2028\u2029]/
const otherBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
