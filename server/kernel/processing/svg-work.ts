import { elementsIn, type SvgElement, walk } from './svg-tree.ts'
import { fragmentOf, referencesIn } from './svg-values.ts'

const maxWork = 50_000
const imageWork = 100
/** Of elements in each other and of references that follow each other. */
const maxDepth = 500

/**
 * True when a browser has little to do: references repeat what they refer to, and three kilobytes of nested ones would
 * be a thousand million elements. References in circles are refused.
 */
export const isLittleWork = (root: SvgElement): boolean => {
  const byID = new Map<string, SvgElement>()
  for (const element of walk(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined && !byID.has(id)) byID.set(id, element)
  }
  const known = new Map<SvgElement, number>()
  const workOf = (element: SvgElement, depth: number): number => {
    if (depth > maxDepth) return Number.POSITIVE_INFINITY
    const counted = known.get(element)
    if (counted !== undefined) return counted
    known.set(element, Number.POSITIVE_INFINITY)
    let work = element.name === 'image' ? imageWork : 1
    for (const child of elementsIn(element.children)) work += workOf(child, depth + 1)
    for (const { id, times } of referencesOf(element)) {
      const target = byID.get(id)
      if (target) work += times * workOf(target, depth + 1)
    }
    known.set(element, work)
    return work
  }
  return workOf(root, 0) <= maxWork
}

const referencesOf = ({ attributes }: SvgElement): { id: string; times: number }[] => {
  const found: { id: string; times: number }[] = []
  for (const [name, value] of attributes) {
    const id = name === 'href' ? fragmentOf(value) : undefined
    if (id !== undefined) found.push({ id, times: 1 })
    // A marker is repeated at every point of its line.
    const times = name.startsWith('marker-') ? pointsOf(attributes) : 1
    for (const id of referencesIn(value)) found.push({ id, times })
  }
  return found
}

const pointsOf = (attributes: ReadonlyMap<string, string>): number =>
  ((attributes.get('d') ?? '') + (attributes.get('points') ?? '')).length / 2 + 2
