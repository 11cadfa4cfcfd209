import { lettering } from './letters.ts'

interface Logo {
  /** Each with the width of its strokes, in hundredths of the height. */
  lines: readonly (readonly [words: string, stroke: number])[]
  colour: string
  /** A sign in a square of 60, drawn with lines. */
  sign: string
}

const light = 11
const bold = 15
const capitals = 24
const sign = 60
const gap = 16
const lineGap = 14
/** Room for half of a line's width. */
const edge = 4

/** The clients of the starter site do not exist, and neither do their logos. */
const logos: Readonly<Record<string, Logo>> = {
  voorstraat: {
    lines: [
      ['BAKKERIJ', light],
      ['VOORSTRAAT', bold],
    ],
    colour: '#8a4b12',
    sign: '<path d="M3 54V34a27 27 0 0 1 54 0V54ZM19 40V24M30 40V18M41 40V24"/>',
  },
  woonstede: {
    lines: [['WOONSTEDE', bold]],
    colour: '#7a2e3a',
    sign: '<path d="M2 56V28L22 8 42 28V56ZM42 56H58V36L46 24M16 56V40H28V56"/>',
  },
  noordwerk: {
    lines: [
      ['NOORDWERK', bold],
      ['TECHNIEK', light],
    ],
    colour: '#1d4b78',
    sign: '<path d="M30 2 56 17V47L30 58 4 47V17ZM30 14 38 38 30 32 22 38Z"/>',
  },
  grachtvracht: {
    lines: [['GRACHTVRACHT', bold]],
    colour: '#17605c',
    sign: '<path d="M2 30A28 28 0 0 1 58 30M2 30V44M58 30V44M14 36H46L40 48H20ZM2 57q7-6 14 0t14 0 14 0 14 0"/>',
  },
  lade: {
    lines: [['LAMP & LADE', bold]],
    colour: '#4b4a1c',
    sign: '<path d="M30 2V14M8 36A22 22 0 0 1 52 36ZM24 36a6 6 0 0 0 12 0M18 50 14 57M42 50 46 57M30 51V58"/>',
  },
}

const mostLines = Math.max(...Object.values(logos).map(({ lines }) => lines.length))

export const logoNames: readonly string[] = Object.keys(logos)

/** The logo as a document of its own. */
export const logoOf = (name: string): string => {
  const logo = logos[name]
  if (!logo) throw new Error(`There is no logo "${name}"`)
  const lines = logo.lines.map(([words, stroke]) => ({ stroke, ...lettering(words, capitals) }))
  const width = Math.ceil(Math.max(sign, ...lines.map(line => line.width)) + 2 * edge)
  const top = (index: number) => sign + gap + index * (capitals + lineGap)
  const own = top(lines.length - 1) + capitals
  // All logos have the same height, so that their letters do too.
  const height = top(mostLines - 1) + capitals + 2 * edge
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width / 2)}" height="${Math.round(height / 2)}" viewBox="0 0 ${width} ${height}">`,
    `<g transform="translate(${edge} ${(height - own) / 2})" fill="none" stroke="${logo.colour}" stroke-linecap="round" stroke-linejoin="round">`,
    `<g stroke-width="4">${logo.sign}</g>`,
    ...lines.map(
      ({ markup, stroke }, index) =>
        `<g transform="translate(0 ${top(index)})" stroke-width="${stroke}">${markup}</g>`,
    ),
    '</g></svg>',
  ].join('')
}
