import type { ListKind } from './list-marker.ts'

/** A list item that knows its level, wherever it stands. */
export interface LeveledItem {
  level: number
  kind: ListKind
  /** Of an ordered list; null continues the list. */
  number: number | null
  content: Node[]
  dir: string | null
}

interface OpenList {
  level: number
  kind: ListKind
  last: number
  list: HTMLElement
}

/** Nests items by their levels. A level that is skipped is not made up for with empty items. */
export const listsOf = (items: readonly LeveledItem[], document: Document): HTMLElement[] => {
  const roots: HTMLElement[] = []
  let open: OpenList[] = []
  for (const item of items) {
    const deeper = open.filter(({ level }) => level > item.level)
    open = open.filter(({ level }) => level <= item.level)
    let current = open.at(-1)
    // An item between two levels, or above the first, takes its place beside the deeper ones.
    if (deeper[0] && current?.level !== item.level) {
      current = { ...deeper[0], level: item.level }
      open.push(current)
    }
    if (current?.level === item.level && continues(current, item)) current.last = numberAfter(current, item)
    else {
      if (current?.level === item.level) open.pop()
      current = newList(item, document)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(current.list)
      else roots.push(current.list)
      open.push(current)
    }
    const element = document.createElement('li')
    if (item.dir !== null) element.setAttribute('dir', item.dir)
    element.append(...item.content)
    current.list.append(element)
  }
  return roots
}

/** An empty list of a kind, beginning with a number. */
export const emptyList = (kind: ListKind, start: number, document: Document): HTMLElement => {
  const list = document.createElement(kind === 'ul' ? 'ul' : 'ol')
  if (kind !== 'ul' && kind !== '1') list.setAttribute('type', kind)
  if (kind !== 'ul' && start !== 1) list.setAttribute('start', String(start))
  return list
}

const newList = ({ kind, level, number, dir }: LeveledItem, document: Document): OpenList => {
  const list = emptyList(kind, number ?? 1, document)
  if (dir !== null) list.setAttribute('dir', dir)
  return { level, kind, last: number ?? 1, list }
}

const continues = (list: OpenList, { kind, number }: LeveledItem): boolean =>
  list.kind === kind && (kind === 'ul' || number === null || number === list.last + 1)

const numberAfter = ({ last }: OpenList, { number }: LeveledItem): number => number ?? last + 1
