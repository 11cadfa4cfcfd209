import { readFile, rm, writeFile } from 'node:fs/promises'
import type { LeftOut } from '@ximblox/contract/media'
import type { Size } from '@ximblox/contract/rules/crop-box'
import { rulesIn } from './svg-css.ts'
import { type ParsedSVG, parseSVG, type RefusedSVG } from './svg-parse.ts'
import { svgSize, viewBoxOf } from './svg-size.ts'
import { applyStyles } from './svg-styles.ts'
import { type SvgElement, serialize, walk } from './svg-tree.ts'
import { isLittleWork } from './svg-work.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Without the images in it. */
const maxBytes = 2_000_000
const maxImages = 50
/** Of all style sheets in it, in characters. */
const maxSheets = 500_000

interface RewrittenSVG extends Size {
  /** What visitors would have seen of what was left out. */
  leftOut: LeftOut[]
}

/** Encodes an image again, from a file into another. Returns its type; undefined when it cannot be decoded. */
type Rewrite = (input: string, output: string) => Promise<string | undefined>

/** Rebuilds a vector image from what is allowed. */
export const rewriteSVG = async (
  input: string,
  output: string,
  rewrite: Rewrite,
): Promise<RewrittenSVG | RefusedSVG> => {
  const rebuilt = rebuildSVG(await readFile(input))
  if ('refusal' in rebuilt) return rebuilt
  const { root, size, images, leftOut } = rebuilt
  for (const [element, bytes] of images) {
    const source = await rewritten(bytes, `${output}-image`, rewrite)
    if (source === undefined) leftOut.add('images')
    else element.attributes.set('href', source)
  }
  await writeFile(output, serialize(root))
  return { ...size, leftOut: [...leftOut].toSorted() }
}

const rewritten = async (bytes: Buffer, path: string, rewrite: Rewrite): Promise<string | undefined> => {
  const made = `${path}-rewritten`
  try {
    await writeFile(path, bytes)
    const mimeType = await rewrite(path, made)
    return mimeType && `data:${mimeType};base64,${(await readFile(made)).toString('base64')}`
  } finally {
    for (const file of [path, made]) await rm(file, { force: true })
  }
}

type RebuiltSVG = Pick<ParsedSVG, 'root' | 'images' | 'leftOut'> & { size: Size }

/** The images in it have no `href` yet. */
export const rebuildSVG = (bytes: Uint8Array): RebuiltSVG | RefusedSVG => {
  const parsed = parseSVG(bytes)
  if ('refusal' in parsed) return parsed
  const { root, sheets, images, leftOut } = parsed
  const embedded = [...images.values()].reduce((sum, { length }) => sum + (length * 4) / 3, 0)
  const isSmall = bytes.length - embedded <= maxBytes && sheets.length <= maxSheets
  if (!isSmall || images.size > maxImages) return { refusal: 'fileTooComplex' }
  const { rules, isComplete } = rulesIn(sheets)
  if (!isComplete) leftOut.add('styles')
  if (!applyStyles(root, rules)) return { refusal: 'fileTooComplex' }
  withoutLinks(root)
  if (!isLittleWork(root)) return { refusal: 'fileTooComplex' }
  const size = svgSize(root.attributes)
  const [x, y, width, height] = viewBoxOf(root.attributes) ?? [0, 0, size.width, size.height]
  const attributes = new Map([
    ['xmlns', svgNamespace],
    ['width', String(size.width)],
    ['height', String(size.height)],
    // Without a view box it would be cropped instead of scaled.
    ['viewBox', `${x} ${y} ${width} ${height}`],
  ])
  for (const [name, value] of root.attributes) if (!attributes.has(name)) attributes.set(name, value)
  return { root: { ...root, attributes }, size, images, leftOut }
}

/** A link looks like a group, and inside a text like a part of it. */
const withoutLinks = (root: SvgElement): void => {
  for (const element of walk(root)) {
    const isText = element.name === 'text' || element.name === 'tspan' || element.name === 'textPath'
    for (const child of element.children)
      if (typeof child !== 'string' && child.name === 'a') child.name = isText ? 'tspan' : 'g'
  }
}
