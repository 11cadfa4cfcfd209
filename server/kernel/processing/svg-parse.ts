import type { LeftOut } from '@ximblox/contract/media'
import { SaxesParser } from 'saxes'
import { entitiesIn } from './svg-entities.ts'
import { allowedElements, animations, ownAttributes, presentation, referringElements } from './svg-names.ts'
import type { SvgElement } from './svg-tree.ts'
import { dataIn, fragmentOf, isSafeValue } from './svg-values.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const maxElements = 20_000
const maxDepth = 100
/** A filter costs more than its elements, because it processes every pixel. */
const maxFilters = 50
/** Of what entities stand for, in characters. */
const maxExpanded = 1_000_000

export interface ParsedSVG {
  root: SvgElement
  /** The text of all style elements. */
  sheets: string
  /** The embedded images, by the elements that show them. */
  images: Map<SvgElement, Buffer>
  leftOut: Set<LeftOut>
}

/** It is none, or asks too much of browsers. */
export interface RefusedSVG {
  refusal: 'damagedFile' | 'fileTooComplex'
}

class TooMuch extends Error {}
class NotXML extends Error {}

/** Reads what is allowed of a vector image. */
export const parseSVG = (bytes: Uint8Array): ParsedSVG | RefusedSVG => {
  try {
    return parseText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? { refusal: 'damagedFile' }
  } catch (error) {
    if (error instanceof TooMuch) return { refusal: 'fileTooComplex' }
    // Not text in UTF-8 is a `TypeError`.
    if (error instanceof NotXML || error instanceof TypeError) return { refusal: 'damagedFile' }
    throw error
  }
}

const parseText = (text: string): ParsedSVG | undefined => {
  const document: SvgElement = { name: '', attributes: new Map(), children: [] }
  /** The open elements; null for those that disappear. */
  const open: (SvgElement | null)[] = [document]
  const images: ParsedSVG['images'] = new Map()
  const leftOut: ParsedSVG['leftOut'] = new Set()
  let sheets = ''
  let inSheet = false
  let elements = 0
  let filters = 0

  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => {
    throw new NotXML(message)
  })
  // Nothing that a document type names is read.
  parser.on('doctype', doctype => {
    let expanded = 0
    for (const [name, value] of entitiesIn(doctype)) {
      expanded += value.length * (text.split(`&${name};`).length - 1)
      parser.ENTITIES[name] = value
    }
    if (expanded > maxExpanded) throw new TooMuch()
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1
    filters += local.startsWith('fe') ? 1 : 0
    if (elements > maxElements || filters > maxFilters || open.length > maxDepth) throw new TooMuch()
    const parent = open.at(-1)
    inSheet = uri === svgNamespace && local === 'style'
    const read = parent && uri === svgNamespace ? elementOf(local, attributes, leftOut) : null
    const image = read?.name === 'image' ? imageIn(attributes) : undefined
    if (read && image) images.set(read, image)
    if (read?.name === 'image' && !image) leftOut.add('images')
    const element = read?.name === 'image' && !image ? null : read
    open.push(element)
    if (parent && element) parent.children.push(element)
  })
  const addText = (text: string) => {
    const parent = open.at(-1)
    if (inSheet) sheets += text
    else if (parent && holdsText.has(parent.name)) parent.children.push(text)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    open.pop()
    inSheet = false
  })
  parser.write(text).close()

  const [root] = document.children
  return typeof root === 'object' && root.name === 'svg' ? { root, sheets, images, leftOut } : undefined
}

/** A link inside a text holds text too. */
const holdsText = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'a'])

interface ParsedAttribute {
  uri: string
  local: string
  value: string
}
type ParsedAttributes = Readonly<Record<string, ParsedAttribute>>

/** Null for an element that disappears with its content; notes what visitors would have seen of it. */
const elementOf = (name: string, parsed: ParsedAttributes, leftOut: Set<LeftOut>): SvgElement | null => {
  // No browser shows what needs an extension, such as the data of Illustrator.
  if (parsed.requiredExtensions?.value.trim()) return null
  if (allowedElements.has(name))
    return { name, attributes: keptAttributes(name, parsed, leftOut), children: [] }
  if (animations.has(name)) leftOut.add('animation')
  else if (name === 'foreignObject') leftOut.add('html')
  else if (name.startsWith('fe')) leftOut.add('effects')
  return null
}

const imageIn = (parsed: ParsedAttributes): Buffer | undefined => {
  const reference = Object.values(parsed).find(isReference)
  return reference && dataIn(reference.value)
}

const isReference = ({ uri, local }: ParsedAttribute): boolean =>
  local === 'href' && (uri === '' || uri === xlinkNamespace)

/** Also `class` and `style`, which `applyStyles` turns into attributes. */
const keptAttributes = (
  element: string,
  parsed: ParsedAttributes,
  leftOut: Set<LeftOut>,
): Map<string, string> => {
  const kept = new Map<string, string>()
  for (const attribute of Object.values(parsed)) {
    const { uri, local, value } = attribute
    if (isReference(attribute) && referringElements.has(element) && fragmentOf(value))
      kept.set('href', value.trim())
    else if (uri === xmlNamespace && local === 'space') kept.set('xml:space', value)
    else if (uri !== '') continue
    else if (local === 'class' || local === 'style') kept.set(local, value)
    else if (local === 'id' && /^[\w.:-]{1,200}$/.test(value)) kept.set(local, value)
    else if (ownAttributes.has(local) || presentation.has(local)) {
      if (isSafeValue(value)) kept.set(local, value)
      else leftOut.add('styles')
    }
  }
  return kept
}
