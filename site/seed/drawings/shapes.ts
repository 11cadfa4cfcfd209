/** Colours of the theme that the drawings use. */
export const colours = {
  forest: '#0f3b2c',
  green: '#1f6b50',
  leaf: '#5fa777',
  mint: '#b5dac1',
  pale: '#e4f0e6',
  marigold: '#f4a63a',
  apricot: '#f8cd8c',
  sky: '#cfe6e2',
  white: '#fffdf8',
} as const

export const canvas = (width: number, height: number, content: string[], background?: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    background ? rectangle(0, 0, width, height, background) : '',
    ...content,
    '</svg>',
  ].join('')

export const circle = (x: number, y: number, r: number, fill: string, stroke = 'none', width = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`

export const rectangle = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** Any outline in the path language of SVG. */
export const path = (d: string, fill: string, stroke = 'none', width = 0): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const polygon = (points: number[][], fill: string): string =>
  `<polygon points="${points.map(point => point.join(',')).join(' ')}" fill="${fill}"/>`

export const line = (points: number[][], stroke: string, width: number): string =>
  `<polyline points="${points.map(point => point.join(',')).join(' ')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`

/** A leaf that starts at its stalk; `turn` is clockwise from upright, in degrees. */
export const leaf = (
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  fill: string,
): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}" d="M0 0Q${-width} ${-length / 2} 0 ${-length}Q${width} ${-length / 2} 0 0"/>`

/** Right half of a leaf, as its shade. */
export const leafShade = (x: number, y: number, length: number, width: number, turn: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}" d="M0 0V${-length}Q${width} ${-length / 2} 0 0"/>`

export const turned = (x: number, y: number, degrees: number, content: string[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${content.join('')}</g>`

/** `count` evenly spaced numbers. */
export const steps = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
