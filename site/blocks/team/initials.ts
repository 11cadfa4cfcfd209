/** The first letters of the first and the last name, for members without a picture. */
export const initialsOf = (name: string): string => {
  const [first = '', ...others] = name
    .split(/\s+/)
    .map(part => String.fromCodePoint(part.codePointAt(0) ?? 32).trim())
    .filter(letter => letter !== '')
  return `${first}${others.at(-1) ?? ''}`.toLocaleUpperCase()
}
