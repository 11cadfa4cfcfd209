/**
 * Removes the characters at the end of a text that an expression for one character matches. An expression such as /x+$/
 * takes a time that grows with the square of the length, because it tries each place where such characters stand.
 */
export const trimEnd = (text: string, character: RegExp): string => {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
