import { isEqual } from '@ximblox/contract/rules/equal'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { BlockNode, PageMeta } from '../document/document.ts'
import { isItemList, type ListItem } from '../document/list-items.ts'
import type { Path } from '../document/paths.ts'
import type { ItemPlace, Operation } from './operations.ts'

/** The fields in which two blocks differ, item by item for lists. */
export const diffNode = (from: BlockNode, to: BlockNode): Operation[] =>
  diffRecords({ target: to.key, path: [] }, from, to)

export const diffMeta = (from: PageMeta, to: PageMeta): Operation[] =>
  diffRecords({ target: null, path: [] }, from, to)

type Field = Pick<ItemPlace, 'target' | 'path'>

/** Records whose entries are fields of their own, by their path in the block or the page. */
const records = [['props'], ['__images'], ['__files'], ['pageType'], ['pageType', 'props']]

const diffRecords = (at: Field, from: object, to: object): Operation[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap(name =>
    diffValue({ ...at, path: [...at.path, name] }, ownValue(from, name), ownValue(to, name)),
  )

const diffValue = (at: Field, from: unknown, to: unknown): Operation[] => {
  if (isEqual(from, to)) return []
  if (isItemList(from) && isItemList(to)) return diffList(at, from, to)
  if (isRecordOfFields(at.path) && isObject(from) && isObject(to)) return diffRecords(at, from, to)
  const { target, path } = at
  return [
    target === null ? { type: 'setMeta', path, from, to } : { type: 'setField', target, path, from, to },
  ]
}

const isRecordOfFields = (path: Path) => records.some(record => isEqual(record, path))

const diffList = (at: Field, from: readonly ListItem[], to: readonly ListItem[]): Operation[] => {
  const operations: Operation[] = []
  const remaining = from.filter(item => to.some(({ key }) => key === item.key))
  const keys = remaining.map(({ key }) => key)
  for (const [index, item] of from.entries())
    if (!remaining.includes(item))
      // Earlier items that are removed as well no longer exist at this point.
      operations.push({
        type: 'remove',
        item,
        place: { ...at, after: from.slice(0, index).findLast(({ key }) => keys.includes(key))?.key ?? null },
      })
  for (const [index, item] of to.entries()) {
    const place = { ...at, after: to[index - 1]?.key ?? null }
    const position = keys.indexOf(item.key)
    if (position === -1) operations.push({ type: 'insert', item, place })
    else {
      const before = keys[position - 1] ?? null
      if (before !== place.after)
        operations.push({ type: 'move', item: item.key, from: { ...at, after: before }, to: place })
      keys.splice(position, 1)
    }
    keys.splice(index, 0, item.key)
  }
  const changed = remaining.flatMap(item => {
    const after = to.find(({ key }) => key === item.key)
    return after ? diffRecords({ ...at, path: [...at.path, item.key] }, item, after) : []
  })
  return [...operations, ...changed]
}

const ownValue = (record: object, name: string): unknown =>
  Object.hasOwn(record, name) ? Object.entries(record).find(([key]) => key === name)?.[1] : undefined
