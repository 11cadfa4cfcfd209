import type { Size } from '@ximblox/contract/rules/crop-box'

const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  // Of the size of text that nothing sets, as in an image of a page.
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
}
/** What browsers take for an image that says nothing of its size. */
const unsized = { width: 300, height: 150 }
const longestEdge = 6000

type Attributes = ReadonlyMap<string, string>

/** The size of a vector image in pixels, from its own size or its view box. */
export const svgSize = (attributes: Attributes): Size => {
  const [, , boxWidth, boxHeight] = viewBoxOf(attributes) ?? []
  const width = lengthOf(attributes.get('width'))
  const height = lengthOf(attributes.get('height'))
  if (width && height) return limited(width, height)
  if (!boxWidth || !boxHeight) return limited(width ?? unsized.width, height ?? unsized.height)
  if (width) return limited(width, (width * boxHeight) / boxWidth)
  if (height) return limited((height * boxWidth) / boxHeight, height)
  return limited(boxWidth, boxHeight)
}

/** Four numbers, of which the size is positive. */
export const viewBoxOf = (attributes: Attributes): [number, number, number, number] | undefined => {
  const [x = NaN, y = NaN, width = NaN, height = NaN, more] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
  return isBox && more === undefined ? [x, y, width, height] : undefined
}

const lengthOf = (text = ''): number | undefined => {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? []
  const length = Number(number) * (pixels[unit.toLowerCase()] ?? NaN)
  return Number.isFinite(length) && length > 0 ? length : undefined
}

const limited = (width: number, height: number): Size => {
  const scale = Math.min(1, longestEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
