import type { Marks } from './context.ts'
import { isBlank } from './dom.ts'
import type { Leaf } from './leaves.ts'

type MarkName = keyof Marks

/** Fills an element with leaves, in as few elements as possible. */
export const renderLeaves = (
  element: Element,
  leaves: readonly Leaf[],
  omit: readonly MarkName[] = [],
): void =>
  render(
    element,
    settled(leaves),
    order.filter(name => !omit.includes(name)),
  )

/** Whether all text is formatted so, as that of a heading is anyway. */
export const isAll = (leaves: readonly Leaf[], name: MarkName): boolean =>
  leaves.every(({ kind, text, marks }) => kind !== 'text' || isBlank(text) || Boolean(marks[name]))

const order: readonly MarkName[] = ['a', 'strong', 'em', 's', 'code', 'script', 'small']

/** Breaks and blanks between texts that are not formatted so lose it. */
const settled = (leaves: readonly Leaf[]): Leaf[] => {
  const seenBefore = lastSeen(leaves)
  const seenAfter = lastSeen(leaves.toReversed()).toReversed()
  return leaves.map((leaf, index) => {
    if (isSeen(leaf)) return leaf
    const [before, after] = [seenBefore[index], seenAfter[index]]
    return before && after ? { ...leaf, marks: shared(leaf.marks, shared(before.marks, after.marks)) } : leaf
  })
}

const isSeen = ({ kind, text }: Leaf): boolean => kind === 'picture' || !isBlank(text)

/** For each leaf, the last one up to it that is more than a blank. */
const lastSeen = (leaves: readonly Leaf[]): (Leaf | undefined)[] => {
  let seen: Leaf | undefined
  return leaves.map(leaf => {
    if (isSeen(leaf)) seen = leaf
    return seen
  })
}

const shared = (one: Marks, other: Marks): Marks => ({
  a: isSame('a', one, other) ? one.a : null,
  strong: one.strong && other.strong,
  em: one.em && other.em,
  s: one.s && other.s,
  code: one.code && other.code,
  script: one.script === other.script ? one.script : null,
  small: one.small && other.small,
})

const isSame = (name: MarkName, one: Marks, other: Marks): boolean =>
  name === 'a' ? one.a === other.a || (one.a?.isEqualNode(other.a) ?? false) : one[name] === other[name]

const render = (parent: Element, leaves: readonly Leaf[], names: readonly MarkName[]): void => {
  const [name, ...inner] = names
  if (name === undefined) {
    for (const leaf of leaves) parent.append(nodeOf(leaf, parent.ownerDocument))
    return
  }
  for (const group of groupsBy(name, leaves)) {
    const element = group[0] && elementOf(name, group[0].marks, parent.ownerDocument)
    if (element) parent.append(element)
    render(element ?? parent, group, inner)
  }
}

/** The runs of leaves that are formatted alike. */
const groupsBy = (name: MarkName, leaves: readonly Leaf[]): Leaf[][] => {
  const groups: Leaf[][] = []
  for (const leaf of leaves) {
    const group = groups.at(-1)
    if (group?.[0] && isSame(name, leaf.marks, group[0].marks)) group.push(leaf)
    else groups.push([leaf])
  }
  return groups
}

const elementOf = (name: MarkName, marks: Marks, document: Document): Element | null => {
  const value = marks[name]
  if (name === 'a') return marks.a && linkOf(marks.a)
  if (value === null || value === false) return null
  return document.createElement(name === 'script' ? (marks.script ?? 'sup') : name)
}

const linkOf = (link: Element): Element => {
  const element = link.ownerDocument.createElement('a')
  for (const name of ['href', 'data-link-target']) {
    const value = link.getAttribute(name)
    if (value !== null) element.setAttribute(name, value)
  }
  return element
}

const nodeOf = ({ kind, text, element }: Leaf, document: Document): Node => {
  if (element) return element
  return kind === 'break' ? document.createElement('br') : document.createTextNode(text)
}
