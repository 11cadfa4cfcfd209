import { isElement, isEmpty, neighbour, unwrap } from './dom.ts'
import { type LeveledItem, listsOf } from './list-items.ts'
import { integer, kindOf, listNames, startOf } from './list-kind.ts'
import type { PastedPage } from './page.ts'

/** Some programs write every item, or every level, as a list of its own, and the level as an attribute. */
export const joinLeveledLists = ({ body }: PastedPage): void => {
  for (const holder of body.querySelectorAll('div.ListContainerWrapper')) unwrap(holder)
  for (const list of body.querySelectorAll(listNames)) {
    if (!list.isConnected || !isLeveled(list)) continue
    const lists: Element[] = []
    for (let next: Node | null = list; isElement(next) && isLeveled(next); ) {
      lists.push(next)
      next = neighbour(next, 'nextSibling')
    }
    const items = lists.flatMap(itemsOf)
    list.replaceWith(...listsOf(items, list.ownerDocument))
    for (const other of lists) other.remove()
  }
}

const isLeveled = (list: Element): boolean =>
  list.matches(listNames) &&
  list.parentElement?.closest('li') === null &&
  [...list.querySelectorAll('li')].some(item => levelOf(item) !== null) &&
  [list, ...list.querySelectorAll(listNames)].every(hasOnlyItems) &&
  ![...list.querySelectorAll(listNames)].some(hasTextAfter)

const hasOnlyItems = (list: Element): boolean =>
  [...list.childNodes].every(node => isEmpty(node) || isList(node) || node.nodeName === 'LI')

/** Whether an item goes on after a list in it: it is not one of a flat list. */
const hasTextAfter = (list: Element): boolean => {
  for (let node: Element = list; node.parentElement && !isList(node.parentElement); node = node.parentElement)
    for (let next = node.nextSibling; next; next = next.nextSibling)
      if (!isList(next) && !isEmpty(next)) return true
  return false
}

const itemsOf = (root: Element): LeveledItem[] =>
  [...root.querySelectorAll('li')].flatMap(item => {
    const list = item.closest(listNames) ?? root
    const content = [...item.childNodes].filter(node => !isList(node))
    if (content.every(isEmpty)) return []
    const isFirst = list.querySelector('li') === item
    return {
      level: levelOf(item) ?? 1,
      kind: kindOf(list, item),
      number: isFirst && list.hasAttribute('start') ? startOf(list) : null,
      content,
      dir: item.getAttribute('dir')?.toLowerCase() ?? null,
    }
  })

const isList = (node: Node): boolean => isElement(node) && node.matches(listNames)

const levelOf = (item: Element): number | null => {
  const level = integer(item.getAttribute('data-aria-level'))
  if (level !== null) return level
  const indent = integer(item.getAttribute('data-stringify-indent'))
  if (indent !== null) return indent + 1
  const [, quill] = /(?:^|\s)ql-indent-(\d)/.exec(item.className) ?? []
  if (quill !== undefined) return Number(quill) + 1
  return item.hasAttribute('data-list') ? 1 : null
}
