import { readFile, writeFile } from 'node:fs/promises'
import type { Size } from '@ximblox/contract/rules/crop-box'
import { SaxesParser } from 'saxes'
import {
  allowedElements,
  ownAttributes,
  presentation,
  referringElements,
  styleProperties,
} from './svg-names.ts'
import { svgSize, viewBoxOf } from './svg-size.ts'
import { type SvgElement, serialize, walk } from './svg-tree.ts'
import {
  type Declarations,
  declarationsIn,
  fragmentOf,
  isSafeValue,
  rulesIn,
  type StyleRule,
} from './svg-values.ts'
import { isLittleWork } from './svg-work.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
const maxBytes = 2_000_000
const maxElements = 20_000
const maxDepth = 100
/** A filter costs more than its elements, because it processes every pixel. */
const maxFilters = 50

/** Rebuilds a vector image from what is allowed. Returns undefined when it is not one, or asks too much of browsers. */
export const rewriteSVG = async (input: string, output: string): Promise<Size | undefined> => {
  const rebuilt = rebuildSVG(await readFile(input))
  if (!rebuilt) return undefined
  await writeFile(output, rebuilt.markup)
  return rebuilt.size
}

export const rebuildSVG = (bytes: Uint8Array): { markup: string; size: Size } | undefined => {
  const parsed = bytes.length <= maxBytes ? parse(bytes) : undefined
  if (!parsed) return undefined
  const { root, sheets } = parsed
  applyStyles(root, rulesIn(sheets))
  const size = svgSize(root.attributes)
  if (!size || !isLittleWork(root)) return undefined
  const [x, y, width, height] = viewBoxOf(root.attributes) ?? [0, 0, size.width, size.height]
  const attributes = new Map([
    ['xmlns', svgNamespace],
    ['width', String(size.width)],
    ['height', String(size.height)],
    // Without a view box it would be cropped instead of scaled.
    ['viewBox', `${x} ${y} ${width} ${height}`],
  ])
  for (const [name, value] of root.attributes) if (!attributes.has(name)) attributes.set(name, value)
  return { markup: serialize({ ...root, attributes }), size }
}

interface Parsed {
  root: SvgElement
  /** The text of all style elements. */
  sheets: string
}

class Refused extends Error {}

const parse = (bytes: Uint8Array): Parsed | undefined => {
  try {
    return parseText(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    // Neither text nor XML, or not the kind of either that is accepted.
    if (error instanceof Refused || error instanceof TypeError) return undefined
    throw error
  }
}

const parseText = (text: string): Parsed | undefined => {
  const refuse = () => {
    throw new Refused()
  }
  const document: SvgElement = { name: '', attributes: new Map(), children: [] }
  /** The open elements; null for those that disappear. */
  const open: (SvgElement | null)[] = [document]
  let sheets = ''
  let inSheet = false
  let elements = 0
  let filters = 0

  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', refuse)
  // Entities are declared in the document type, so without one there are only those of XML.
  parser.on('doctype', refuse)
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1
    filters += local.startsWith('fe') ? 1 : 0
    if (elements > maxElements || filters > maxFilters || open.length > maxDepth) refuse()
    const parent = open.at(-1)
    const isAllowed = parent && uri === svgNamespace && allowedElements.has(local)
    inSheet = uri === svgNamespace && local === 'style'
    open.push(isAllowed ? { name: local, attributes: keptAttributes(local, attributes), children: [] } : null)
    const element = open.at(-1)
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
  return typeof root === 'object' && root.name === 'svg' ? { root, sheets } : undefined
}

const holdsText = new Set(['text', 'tspan', 'textPath', 'title', 'desc'])

interface ParsedAttribute {
  uri: string
  local: string
  value: string
}

/** Also `class` and `style`, which `applyStyles` turns into attributes. */
const keptAttributes = (
  element: string,
  parsed: Readonly<Record<string, ParsedAttribute>>,
): Map<string, string> => {
  const kept = new Map<string, string>()
  for (const { uri, local, value } of Object.values(parsed)) {
    const isReference = local === 'href' && (uri === '' || uri === xlinkNamespace)
    if (isReference && referringElements.has(element) && fragmentOf(value)) kept.set('href', value.trim())
    else if (uri !== '') continue
    else if (local === 'class' || local === 'style') kept.set(local, value)
    else if (local === 'id' && /^[\w.:-]{1,200}$/.test(value)) kept.set(local, value)
    else if ((ownAttributes.has(local) || presentation.has(local)) && isSafeValue(value))
      kept.set(local, value)
  }
  return kept
}

/** Replaces style sheets and styles by attributes, so that no CSS with selectors remains. */
const applyStyles = (root: SvgElement, rules: readonly StyleRule[]): void => {
  const places = new Map(rules.map((rule, place) => [rule, place]))
  const byPlace = (a: StyleRule, b: StyleRule) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
  const bySelector = Map.groupBy(rules, ({ kind, name }) => `${kind} ${name}`)
  const rulesFor = (kind: StyleRule['kind'], name: string) => bySelector.get(`${kind} ${name}`) ?? []
  for (const { name, attributes } of walk(root)) {
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/))
    const matching = [
      ...rulesFor('element', name),
      ...[...classes].flatMap(each => rulesFor('class', each)).sort(byPlace),
      ...rulesFor('id', attributes.get('id') ?? ''),
    ]
    const style = declarationsIn(attributes.get('style') ?? '')
    attributes.delete('class')
    attributes.delete('style')
    setProperties(attributes, [...matching.map(({ declarations }) => declarations), style])
  }
}

const setProperties = (attributes: Map<string, string>, all: readonly Declarations[]): void => {
  const properties = new Map(all.flatMap(declarations => [...declarations]))
  for (const [name, value] of properties) if (presentation.has(name)) attributes.set(name, value)
  const style = [...properties].filter(([name]) => styleProperties.has(name))
  if (style.length > 0) attributes.set('style', style.map(([name, value]) => `${name}:${value}`).join(';'))
}
