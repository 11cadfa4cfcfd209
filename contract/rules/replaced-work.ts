import type { Block } from '../blocks.ts'
import type { JsonObject } from '../fields.ts'
import type { BlockChange, FieldChange, ReplacedPart } from '../history.ts'
import type { VersionContent } from '../pages.ts'
import { compareContents } from './compare.ts'
import { type Tree, treeOf } from './merge/tree.ts'

interface Contents {
  /** Before the author's changes. */
  before: VersionContent
  /** After the author's changes. */
  mine: VersionContent
  now: VersionContent
}

interface Merge {
  /** The version that was merged: mine, or a later one. */
  previous: VersionContent
  /** The result of the merge. */
  after: VersionContent
}

export type Replaced = Omit<ReplacedPart, 'by' | 'versionID'>

/**
 * Finds fields, list items and blocks of an author that another author replaced in a merge and that are not on the page
 * now. A different order does not count. Returns a function of the merge, because comparing large contents takes long
 * and most comparisons do not depend on the merge.
 */
export const findReplacedWork = ({ before, mine, now }: Contents): ((merge: Merge) => Replaced[]) => {
  const tree = treeOf(mine.blocks)
  const isWritten = isWrittenIn(compareContents(before, mine))
  const changes = compareContents(mine, now)
  const removed = new Set(
    changes.flatMap(({ kind, blockKey }) => (kind === 'removed' ? (blockKey ?? []) : [])),
  )
  return ({ previous, after }) => {
    const [changedBefore, changedByThem] = [previous, after].map(content =>
      changeIDs(compareContents(mine, content)),
    )
    const isChangedByThem = (id: string) => changedByThem?.has(id) === true && changedBefore?.has(id) !== true
    return changes.flatMap((change): Replaced[] => {
      const { blockKey, kind, type, fields } = change
      if (kind === 'removed') {
        const block = removedBlock(tree, change, removed)
        const isLost = block && isChangedByThem(idOf(blockKey, '')) && hasWritten(block, isWritten)
        return isLost
          ? [{ blockKey, type, path: '', mine: json(block), place: placeIn(tree, block.key) }]
          : []
      }
      return fields
        .filter(
          field =>
            isRestorable(field) &&
            isChangedByThem(idOf(blockKey, field.path)) &&
            isWritten(blockKey, field.path),
        )
        .map(({ path, before: text, after: nowThere }) => ({
          blockKey,
          type,
          path,
          mine: text ?? null,
          ...(nowThere !== undefined && { now: nowThere }),
          ...itemPlace(mine, tree, blockKey, path),
        }))
    })
  }
}

const idOf = (blockKey: string | null, path: string) => `${blockKey ?? ''}/${path}`

type IsWritten = (blockKey: string | null, path: string) => boolean

const isWrittenIn = (changes: readonly BlockChange[]): IsWritten => {
  const added = new Set(changes.flatMap(({ kind, blockKey }) => (kind === 'added' ? [blockKey] : [])))
  const written = changes.flatMap(({ blockKey, fields }) => fields.map(({ path }) => ({ blockKey, path })))
  const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)
  return (blockKey, path) =>
    added.has(blockKey) ||
    written.some(
      one =>
        one.blockKey === blockKey && (path === '' || isWithin(path, one.path) || isWithin(one.path, path)),
    )
}

const changeIDs = (changes: readonly BlockChange[]): Set<string> =>
  new Set(
    changes.flatMap(({ blockKey, kind, fields }) =>
      kind === 'removed' ? [idOf(blockKey, '')] : fields.map(({ path }) => idOf(blockKey, path)),
    ),
  )

/** Excludes empty values and the order of lists. */
const isRestorable = ({ before }: FieldChange): boolean =>
  before !== undefined &&
  before !== null &&
  before !== '' &&
  !(Array.isArray(before) && before.every(entry => typeof entry === 'string'))

/** A removed block whose parent still exists. */
const removedBlock = (tree: Tree, { blockKey }: BlockChange, removed: ReadonlySet<string>) => {
  const node = blockKey === null ? undefined : tree.nodes.get(blockKey)
  const parent = node?.place.parent ?? null
  return parent !== null && removed.has(parent) ? undefined : node?.block
}

const hasWritten = (block: Block, isWritten: IsWritten): boolean =>
  isWritten(block.key, '') ||
  Object.values(block.slots ?? {}).some(children => children.some(child => hasWritten(child, isWritten)))

const placeIn = (tree: Tree, key: string) => {
  const place = tree.nodes.get(key)?.place
  const order = tree.order.get(place?.id ?? '') ?? []
  const parent = place?.parent ?? null
  return {
    parent,
    slot: parent === null ? '' : (place?.id.slice(parent.length + 1) ?? ''),
    after: order[order.indexOf(key) - 1] ?? null,
  }
}

/** The item that preceded a list item. */
const itemPlace = (content: VersionContent, tree: Tree, blockKey: string | null, path: string) => {
  const steps = path.split('.')
  const holder: unknown = blockKey === null ? content : tree.nodes.get(blockKey)?.block
  const list = steps.slice(0, -1).reduce(partOf, holder)
  if (!Array.isArray(list)) return {}
  const keys = list.map(item => (isRecord(item) ? item.key : undefined))
  const previous = keys[keys.indexOf(steps.at(-1)) - 1]
  return { place: { parent: null, slot: '', after: typeof previous === 'string' ? previous : null } }
}

const partOf = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return value.find(item => isRecord(item) && item.key === step)
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const json = (value: object): JsonObject => value as JsonObject
