import { isElement, isEmpty, neighbour, unwrap } from './dom.ts'
import { emptyList } from './list-items.ts'
import { integer, kindOf, listNames, startOf } from './list-kind.ts'
import type { PastedPage } from './page.ts'

/** Makes every list one of items, in which lists of the next level stand. */
export const nestLists = ({ body }: PastedPage): void => {
  wrapLoneItems(body)
  for (const list of body.querySelectorAll(listNames)) normalise(list)
  // From the inside to the outside.
  for (const list of [...body.querySelectorAll(listNames)].toReversed()) {
    unwrapHolders(list)
    for (const item of list.children) if (isItem(item)) unwrapLists(item)
    placeInItems(list)
    // Even an empty list ends the line before it.
    if (!list.firstElementChild) list.replaceWith(list.ownerDocument.createElement('hr'))
  }
  for (const list of body.querySelectorAll('ol')) splitAtJumps(list)
}

/** Merges the items that hold nothing but a list once everything else in them, or around the list, is gone. */
export const mergeBareItems = ({ body }: PastedPage): void => {
  for (const list of [...body.querySelectorAll(listNames)].toReversed()) {
    placeInItems(list)
    if (!list.firstElementChild) list.remove()
  }
}

/** Browsers show items outside a list as bullets. */
const wrapLoneItems = (body: HTMLElement): void => {
  for (const item of body.querySelectorAll('li')) {
    if (item.parentElement?.closest(`${listNames}, td, th, body`)?.matches(listNames)) continue
    const list = item.ownerDocument.createElement('ul')
    item.before(list)
    for (let next: Node | null = item; next && isItem(next); ) {
      const after: Node | null = neighbour(next, 'nextSibling')
      list.append(next)
      next = after
    }
  }
}

/** Gives a list the element, type and start of its kind, and nothing else but what the next steps read. */
const normalise = (list: Element): void => {
  const kind = kindOf(list)
  const start = list.hasAttribute('reversed') && !list.hasAttribute('start') ? countOf(list) : startOf(list)
  const other = emptyList(kind, start, list.ownerDocument)
  for (const { name, value } of list.attributes)
    if (!['type', 'start', 'class'].includes(name)) other.setAttribute(name, value)
  other.append(...list.childNodes)
  list.replaceWith(other)
}

const countOf = (list: Element): number =>
  [...list.children].filter(({ localName }) => localName === 'li').length

/** Elements of web pages around the items of a list. */
const unwrapHolders = (list: Element, parent: Element = list): void => {
  for (const child of [...parent.children]) {
    if (child.matches(`li, ${listNames}`) || child.querySelector('li')?.closest(listNames) !== list) continue
    unwrapHolders(list, child)
    keepLines(child)
    unwrap(child)
  }
}

/** What stands between the items of a holder stays in an element like it, with the lines that it had. */
const keepLines = (holder: Element): void => {
  let part: Node | null = null
  for (const node of [...holder.childNodes]) {
    if (isItem(node) || isList(node)) {
      part = null
      continue
    }
    if (!part) {
      part = holder.cloneNode(false)
      node.replaceWith(part)
    }
    part.appendChild(node)
  }
}

/** Elements of web pages around the lists of an item. */
const unwrapLists = (item: Element): void => {
  for (const child of [...item.children]) {
    if (!holdsLists(child)) continue
    const lists = [...child.querySelectorAll(listNames)]
    child.replaceWith(...lists.filter(list => list.parentElement?.closest(listNames) === item.parentElement))
  }
}

const holdsLists = (element: Element): boolean =>
  element.matches('div:not([data-callout], [data-callout-text]), section, article, center, p, span, font') &&
  element.querySelector(listNames) !== null &&
  [...element.childNodes].every(
    node => isEmpty(node) || isList(node) || (isElement(node) && holdsLists(node)),
  )

/** What stands between items belongs to the one before, or else before the list. */
const placeInItems = (list: Element): void => {
  let item: Element | null = null
  let stray: Element | null = null
  for (const node of [...list.childNodes]) {
    if (isEmpty(node) && !isItem(node)) {
      // The blank or break between two words stays.
      if (stray) stray.append(node)
      else node.remove()
    } else if (isItem(node) && !isBare(node)) {
      item = node
      stray = null
    } else if (isItem(node) || isList(node)) {
      const lists = isItem(node) ? [...node.children].filter(isList) : [node]
      item = lists.reduce((above: Element | null, inner) => placeList(inner, above, list), item)
      if (isItem(node)) node.remove()
      stray = null
    } else {
      if (!stray) {
        stray = list.ownerDocument.createElement('div')
        if (item) item.append(stray)
        else list.before(stray)
      }
      stray.append(node)
    }
  }
}

/** Places a list of the next level in the item above it; without one, its items take the place of that. */
const placeList = (inner: Element, above: Element | null, list: Element): Element | null => {
  if (above) {
    const last = above.lastElementChild
    const isNext = last !== null && isList(last) && isLast(last) && !inner.hasAttribute('start')
    if (!isNext || kindOf(last) !== kindOf(inner)) above.append(inner)
    else {
      last.append(...inner.childNodes)
      inner.remove()
    }
    return above
  }
  if (kindOf(inner) !== kindOf(list)) {
    list.before(inner)
    return null
  }
  const items = [...inner.children]
  const first = [...list.children].find(child => !items.includes(child) && child.contains(inner)) ?? inner
  first.before(...items)
  inner.remove()
  return items.at(-1) ?? null
}

const isItem = (node: Node): node is Element => isElement(node) && node.localName === 'li'

const isList = (node: Node): node is Element => isElement(node) && node.matches(listNames)

const isLast = (node: Node): boolean => neighbour(node, 'nextSibling') === null

/** Whether an item has no text of its own: only lists of the next level, or nothing at all. */
const isBare = (item: Element): boolean => [...item.childNodes].every(node => isEmpty(node) || isList(node))

/** Begins a new list where an item has another number than the next one. */
const splitAtJumps = (list: Element): void => {
  const step = list.hasAttribute('reversed') ? -1 : 1
  list.removeAttribute('reversed')
  const items = [...list.children]
  let current = list
  let number = startOf(list)
  let expected = number
  for (const [index, item] of items.entries()) {
    number = integer(item.getAttribute('value')) ?? number
    item.removeAttribute('value')
    if (index === 0) setStart(list, number)
    else if (number !== expected) {
      const next = emptyList(kindOf(list), number, list.ownerDocument)
      current.after(next)
      current = next
    }
    if (current !== list) current.append(item)
    expected = number + 1
    number += step
  }
}

const setStart = (list: Element, start: number): void => {
  if (start === 1) list.removeAttribute('start')
  else list.setAttribute('start', String(start))
}
