import { type ErrorTexts, type PropertyName, propertyNames } from './error-texts.ts'
import { fill } from './fill.ts'

/** Labels for the properties of a request, which only the site's definitions know. */
export interface Labels {
  /** The label of the type of the block at a path such as `blocks.3.slots.left.0`. */
  ofBlock?(path: string): string | undefined
  /** The label of the field that a property belongs to, and the positions of the list items that it is in. */
  ofField?(property: string): { label: string; items: number[] } | undefined
}

/** How a property stands in a message: "Title in block 4 (Heading)". */
export const subjectOf = (texts: ErrorTexts, property: string, labels: Labels = {}): string => {
  const { places, rest } = blocksOn(property.split('.'), texts, labels)
  const field = labels.ofField?.(property)
  const items = field?.items ?? positionsIn(rest.slice(0, -1))
  const name = field ? named(texts, field.label) : nameOf(texts, rest)
  const item = items.length > 0 ? [fill(texts.item, { number: items.map(at => at + 1).join('.') })] : []
  const [innermost, ...outer] = [...(name === undefined ? [] : [name]), ...item, ...places]
  if (innermost === undefined) return texts.unnamed
  return capitalised(outer.reduce((subject, place) => fill(texts.within, { subject, place }), innermost))
}

/** The name of a property as it stands in a message. */
export const named = (texts: ErrorTexts, name: string): string => fill(texts.named, { name })

/** The blocks that a path leads through, the innermost first, and what is left of it. */
const blocksOn = (steps: readonly string[], texts: ErrorTexts, labels: Labels) => {
  const places: string[] = []
  let at = blockLists.has(steps[0] ?? '') ? 1 : steps.length
  let end = 0
  while (isPosition(steps[at])) {
    end = at + 1
    const number = String(Number(steps[at]) + 1)
    const type = labels.ofBlock?.(steps.slice(0, end).join('.'))
    places.unshift(fill(type === undefined ? texts.block : texts.typedBlock, { number, type }))
    at = steps[end] === 'slots' ? end + 2 : steps.length
  }
  return { places, rest: steps.slice(end) }
}

const blockLists = new Set(['blocks', 'content', 'pageVersionBlocks'])

const isPosition = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step)

const positionsIn = (steps: readonly string[]): number[] => steps.filter(isPosition).map(Number)

const nameLength = 64

/** The name of what a path ends in, with its position where that is one of several; undefined for the whole. */
const nameOf = (texts: ErrorTexts, steps: readonly string[]): string | undefined => {
  const last = steps.findLast(step => !isPosition(step))
  if (last === undefined || last === '') return undefined
  const number = isPosition(steps.at(-1)) ? ` ${Number(steps.at(-1)) + 1}` : ''
  if (isPropertyName(last)) return named(texts, texts.properties[last] + number)
  return fill(texts.namedRaw, { name: last.slice(0, nameLength) + number })
}

const isPropertyName = (name: string): name is PropertyName =>
  (propertyNames as readonly string[]).includes(name)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
