/** The declarations of an element, by the names of their properties; values are in lower case. */
export type Style = ReadonlyMap<string, string>

/** The style of an element itself: nothing is inherited. */
export const styleOf = (element: Element): Style => {
  const text = element.getAttribute(styleAttribute)
  return text === null ? none : declarationsIn(text)
}

/** In the source, `style` has this name. */
export const styleAttribute = 'data-style'

const none: Style = new Map()

export const declarationsIn = (text: string): Style =>
  new Map(listedDeclarations(text).map(({ name, value }) => [name, value]))

export interface Declaration {
  name: string
  value: string
  isImportant: boolean
}

/** In the order of their weight: of several with one name the last counts. */
export const listedDeclarations = (text: string): Declaration[] =>
  Array.from(
    text.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;])*)/g),
    ([, name = '', given = '']) => {
      const tidy = given.toLowerCase().replaceAll(/\s+/g, ' ').trim()
      const value = tidy.replace(/ ?! ?important$/, '')
      return { name: name.toLowerCase(), value, isImportant: value !== tidy }
    },
  ).sort((one, other) => Number(one.isImportant) - Number(other.isImportant))

/** A length in points; null if it is none, or relative to a font. */
export const pointsIn = (length: string | undefined): number | null => {
  const [, number, unit = ''] = /^(-?[\d.]+)(pt|px|in|cm|mm|pc)?$/.exec(length ?? '') ?? []
  return number === undefined ? null : Number(number) * (points[unit] ?? 0)
}

const points: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835, pc: 12 }

/** The indentation of a block at its start, in points. */
export const indentOf = (style: Style): number => {
  const [top = '0', right = top, , left = right] = (style.get('margin') ?? '0').split(' ')
  return pointsIn(style.get('margin-left') ?? left) ?? 0
}
