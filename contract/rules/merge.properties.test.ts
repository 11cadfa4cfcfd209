import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import type { VersionContent } from '../pages.ts'
import { isEqual } from './equal.ts'
import { type Edit, editor, emptyPage, fieldEdits, freeze, structureEdits } from './merge/edits.fixture.ts'
import { merge } from './merge.ts'
import { walkBlocks } from './walk-blocks.ts'

interface Parted {
  base: VersionContent
  theirs: VersionContent
  mine: VersionContent
}

const editsOf = (kinds: readonly Edit['kind'][], maxLength: number): fc.Arbitrary<Edit[]> => {
  const number = fc.nat({ max: 40 })
  const edit = { kind: fc.constantFrom(...kinds), block: number, place: number, index: number, value: number }
  return fc.array(fc.record(edit), { maxLength })
}

/** A page and the independent results of two editors. */
const partedBy = (
  theirKinds: readonly Edit['kind'][],
  myKinds: readonly Edit['kind'][],
): fc.Arbitrary<Parted> =>
  fc
    .tuple(editsOf(allEdits, 14), editsOf(theirKinds, 8), editsOf(myKinds, 8))
    .map(([before, theirs, mine]) => {
      const base = before.reduce(editor('b'), emptyPage)
      return freeze({ base, theirs: theirs.reduce(editor('t'), base), mine: mine.reduce(editor('m'), base) })
    })

const allEdits = [...structureEdits, ...fieldEdits]
const parted = partedBy(allEdits, allEdits)
const partedWhereTheyMoveNothing = partedBy(fieldEdits, allEdits)
const partedWhereIMoveNothing = partedBy(allEdits, fieldEdits)

const always = (arbitrary: fc.Arbitrary<Parted>, holds: (sides: Parted) => void) => {
  // A property fails when it returns false, which is what an assertion may do.
  const property = fc.property(arbitrary, sides => {
    holds(sides)
  })
  fc.assert(property, { numRuns: 1000 })
}

describe('merge, for any edits of two editors', () => {
  it('returns mine when they changed nothing', () => {
    always(parted, ({ base, mine }) => expect(merge(base, base, mine)).toEqual({ doc: mine, conflicts: [] }))
  })

  it('returns theirs when I changed nothing', () => {
    always(parted, ({ base, theirs }) =>
      expect(merge(base, theirs, base)).toEqual({ doc: theirs, conflicts: [] }),
    )
  })

  it('reports no conflict when both made the same changes', () => {
    always(parted, ({ base, mine }) => expect(merge(base, mine, mine)).toEqual({ doc: mine, conflicts: [] }))
  })

  it('is idempotent', () => {
    always(parted, ({ base, theirs, mine }) => {
      const { doc } = merge(base, theirs, mine)
      expect(merge(theirs, theirs, doc)).toEqual({ doc, conflicts: [] })
    })
  })

  it('never duplicates a block', () => {
    always(parted, ({ base, theirs, mine }) => {
      const keys = keysOf(merge(base, theirs, mine).doc)
      expect(keys).toEqual([...new Set(keys)])
    })
  })

  it('loses no block that neither side deleted', () => {
    always(parted, ({ base, theirs, mine }) => {
      const blocks = blocksByKey(merge(base, theirs, mine).doc)
      const deleted = deletionsOf({ base, theirs, mine }).map(({ key }) => key)
      const expected = [...keysOf(theirs), ...keysOf(mine)].filter(key => !deleted.includes(key))
      expect(expected.filter(key => !blocks.has(key))).toEqual([])
    })
  })

  it('keeps and reports exactly the blocks that one side deleted and the other changed', () => {
    always(parted, sides => {
      const { doc, conflicts } = merge(sides.base, sides.theirs, sides.mine)
      const merged = blocksByKey(doc)
      const reported = conflicts.filter(({ path }) => path === '').map(({ blockKey }) => blockKey)
      const deletions = deletionsOf(sides)
      expect(reported.filter(key => !deletions.some(deletion => deletion.key === key))).toEqual([])
      for (const { key, before, after } of deletions) {
        const isKept =
          merged
            .get(key)
            ?.parents.concat(key)
            .some(holder => reported.includes(holder)) ?? false
        expect(ownOf(merged.get(key)?.block)).toEqual(ownOf(isKept ? after.block : undefined))
        expect(isKept || isUnchanged(before, after)).toBe(true)
      }
    })
  })

  it('takes each field from the side that changed it, or mine if both did, and reports exactly the latter', () => {
    always(parted, ({ base, theirs, mine }) => {
      const { doc, conflicts } = merge(base, theirs, mine)
      const reported = conflicts
        .filter(({ path }) => path !== '')
        .map(({ blockKey, path }) => idOf(blockKey, path))
      const [b, t, m, merged] = [fieldsOf(base), fieldsOf(theirs), fieldsOf(mine), fieldsOf(doc)]
      const contested: string[] = []
      for (const id of new Set([...t.items.keys(), ...m.items.keys()])) {
        const [before, them, me] = [b.items.get(id), t.items.get(id), m.items.get(id)]
        if ((them && me) || !isOnBothSides(id, theirs, mine)) continue
        const isDropped = before && isEqual(before, them ?? me)
        expect(merged.items.get(id)).toEqual(isDropped ? undefined : (them ?? me))
        if (before && !isDropped) contested.push(id)
      }
      for (const [id, { item }] of [...t.leaves, ...m.leaves]) {
        if (!isOnBothSides(id, theirs, mine) || (item && !(t.items.has(item) && m.items.has(item)))) continue
        const [before, them, me] = [b, t, m].map(({ leaves }) => leaves.get(id)?.value)
        const isTheirs = isEqual(before, me)
        expect(merged.leaves.get(id)?.value).toEqual(isTheirs ? them : me)
        if (!isTheirs && !isEqual(before, them) && !isEqual(them, me)) contested.push(id)
      }
      expect(reported.toSorted()).toEqual([...new Set(contested)].toSorted())
    })
  })

  it('keeps the order of the side that moved blocks when the other did not', () => {
    always(partedWhereTheyMoveNothing, ({ base, theirs, mine }) => {
      expect(orderUnlessKept({ base, theirs, mine })).toEqual(outline(mine.blocks))
    })
    always(partedWhereIMoveNothing, ({ base, theirs, mine }) => {
      expect(orderUnlessKept({ base, theirs, mine })).toEqual(outline(theirs.blocks))
    })
  })
})

interface Found {
  block: Block
  /** Keys of its ancestors, outermost first. */
  parents: string[]
}

const blocksByKey = ({ blocks }: VersionContent): Map<string, Found> => {
  const collect = (children: Block[], parents: string[]): [string, Found][] =>
    children.flatMap(block => [
      [block.key, { block, parents }],
      ...Object.values(block.slots ?? {}).flatMap(slot => collect(slot, [...parents, block.key])),
    ])
  return new Map(collect(blocks, []))
}

const keysOf = ({ blocks }: VersionContent): string[] => {
  const keys: string[] = []
  walkBlocks(blocks, block => keys.push(block.key))
  return keys
}

const deletionsOf = ({ base, theirs, mine }: Parted) => {
  const [them, me] = [blocksByKey(theirs), blocksByKey(mine)]
  return [...blocksByKey(base)].flatMap(([key, before]) => {
    const after = me.has(key) ? (them.has(key) ? undefined : me.get(key)) : them.get(key)
    return after ? [{ key, before, after }] : []
  })
}

const orderUnlessKept = ({ base, theirs, mine }: Parted) => {
  const { doc, conflicts } = merge(base, theirs, mine)
  fc.pre(conflicts.every(({ path }) => path !== ''))
  return outline(doc.blocks)
}

const isUnchanged = (before: Found, after: Found) =>
  before.parents.at(-1) === after.parents.at(-1) && isEqual(ownOf(before.block), ownOf(after.block))

const ownOf = (block: Block | undefined) => ({ ...block, slots: undefined })

/** Slots by name, because their order in the object is irrelevant. */
const outline = (blocks: readonly Block[]): unknown[] =>
  blocks.map(({ key, slots = {} }) => ({
    key,
    slots: Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, outline(children)])),
  }))

const idOf = (blockKey: string | null, path: string) => `${blockKey ?? ''}: ${path}`

const isOnBothSides = (id: string, theirs: VersionContent, mine: VersionContent) => {
  const key = id.slice(0, id.indexOf(':'))
  return key === '' || (blocksByKey(theirs).has(key) && blocksByKey(mine).has(key))
}

/** Every field of a page and its blocks; fields in list items refer to their item. */
const fieldsOf = ({ blocks, pageType, ...fields }: VersionContent) => {
  const leaves = new Map<string, { value: unknown; item?: string }>()
  const items = new Map<string, unknown>()
  const add = (blockKey: string | null, values: object, prefix = '', item?: string) => {
    for (const [name, value] of Object.entries(values)) {
      leaves.set(idOf(blockKey, prefix + name), { value, ...(item && { item }) })
    }
  }
  add(null, { ...fields, 'pageType.id': pageType.id })
  add(null, pageType.props, 'pageType.props.')
  walkBlocks(blocks, ({ key, type, anchorPoint, props: { items: list, ...props }, __images }) => {
    add(key, { type, anchorPoint })
    add(key, props, 'props.')
    add(key, __images, '__images.')
    for (const item of Array.isArray(list) ? (list as { key: string }[]) : []) {
      const path = `props.items.${item.key}`
      items.set(idOf(key, path), item)
      add(key, item, `${path}.`, idOf(key, path))
    }
  })
  return { leaves, items }
}
