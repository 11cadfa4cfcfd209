import type { Block } from '../../blocks.ts'
import type { JsonObject } from '../../fields.ts'
import type { VersionContent } from '../../pages.ts'

export const structureEdits = [
  'insert',
  'insert',
  'insertShared',
  'remove',
  'move',
  'move',
  'toggleSlot',
] as const
export const fieldEdits = [
  'setField',
  'setField',
  'setItem',
  'addItem',
  'removeItem',
  'moveItem',
  'setPage',
] as const

/** One edit of a page. */
export interface Edit {
  kind: (typeof structureEdits)[number] | (typeof fieldEdits)[number]
  /** Selects a block; this and the following are taken modulo the number of choices. */
  block: number
  place: number
  index: number
  value: number
}

export const emptyPage: VersionContent = {
  title: 'Home',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageType: { id: 'standard', props: {} },
  __images: {},
  __files: {},
}

/** Applies the edits of one editor, whose name makes new keys unique. */
export const editor =
  (who: string) =>
  (before: VersionContent, edit: Edit, step: number): VersionContent => {
    const doc = structuredClone(before)
    const blocks = blocksOf(doc.blocks)
    const block = blocks.length > 0 ? at(blocks, edit.block) : undefined
    const fresh = `${who}${step}`
    switch (edit.kind) {
      case 'insert':
        insert(doc, newBlock(fresh), edit)
        break
      case 'insertShared':
        // Adds the same block on both sides, as happens after a lost response.
        if (!blocks.some(({ key }) => key === `s${edit.value % 3}`)) {
          insert(doc, newBlock(`s${edit.value % 3}`), edit)
        }
        break
      case 'remove':
        if (block) take(doc, block)
        break
      case 'move':
        if (block) {
          take(doc, block)
          insert(doc, block, edit)
        }
        break
      case 'setPage':
        setPage(doc, edit)
        break
      case 'toggleSlot':
        if (block) block.slots = block.slots?.right ? block.slots : { ...block.slots, right: [] }
        break
      default:
        if (block) editBlock(block, edit, fresh)
    }
    return doc
  }

const setPage = (doc: VersionContent, { place, value }: Edit) => {
  if (place % 3 === 0) doc.title = `Title ${value % 3}`
  if (place % 3 === 1) doc.pageType.props = { ...doc.pageType.props, date: value % 3 }
  if (place % 3 === 2) doc.seoKeywords = [`word ${value % 3}`]
}

const editBlock = (block: Block, edit: Edit, fresh: string) => {
  const items = Array.isArray(block.props.items) ? [...block.props.items] : []
  if (edit.kind === 'setField') setField(block, edit)
  if (edit.kind === 'addItem') items.splice(edit.index % (items.length + 1), 0, { key: fresh, label: 'New' })
  if (edit.kind === 'removeItem') items.splice(edit.index % (items.length + 1), 1)
  if (edit.kind === 'moveItem')
    items.splice(edit.place % (items.length + 1), 0, ...items.splice(edit.index % (items.length + 1), 1))
  if (edit.kind === 'setItem' && items.length > 0) {
    const position = edit.index % items.length
    items[position] = { ...(items[position] as JsonObject), label: `Label ${edit.value % 3}` }
  }
  if (items.length > 0 || block.props.items) block.props = { ...block.props, items }
}

const setField = (block: Block, { place, value }: Edit) => {
  const text = `Text ${value % 3}`
  if (place % 4 === 0) block.props = { ...block.props, title: text }
  if (place % 4 === 1) block.anchorPoint = text
  if (place % 4 === 2)
    block.__images = { photo: { hash: '', fileName: '', altText: text, fileID: 1, cropParams: null } }
  if (place % 4 === 3)
    block.props = Object.fromEntries(Object.entries(block.props).filter(([name]) => name !== 'title'))
}

const newBlock = (key: string): Block => ({
  type: 'hero',
  key,
  props: {
    title: 'New',
    items: [
      { key: 'one', label: 'One' },
      { key: 'two', label: 'Two' },
    ],
  },
  anchorPoint: '',
  __images: {},
  __files: {},
})

const insert = (doc: VersionContent, block: Block, { place, index }: Edit) => {
  const parents = [undefined, ...blocksOf(doc.blocks)]
  const parent = at(parents, place)
  const children = parent ? (parent.slots?.left ?? []) : doc.blocks
  children.splice(index % (children.length + 1), 0, block)
  if (parent) parent.slots = { ...parent.slots, left: children }
}

const take = (doc: VersionContent, block: Block) => {
  const places = [doc.blocks, ...blocksOf(doc.blocks).flatMap(({ slots }) => Object.values(slots ?? {}))]
  const place = places.find(children => children.includes(block))
  place?.splice(place.indexOf(block), 1)
}

const blocksOf = (blocks: Block[]): Block[] =>
  blocks.flatMap(block => [block, ...Object.values(block.slots ?? {}).flatMap(blocksOf)])

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}
