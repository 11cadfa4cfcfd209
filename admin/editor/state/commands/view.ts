import { type Activity, mayFollow } from '../activities.ts'
import type { EditorDocument } from '../document/document.ts'
import type { Path } from '../document/paths.ts'
import { readingOrder } from '../document/places.ts'
import type { EditorState } from '../state.ts'
import type { Command } from '../store.ts'

/** Selects blocks and, while one is edited in place, its field. */
export const select = (blocks: readonly string[], field: Path | null = null): Command => ({
  needs: 'select',
  change: ({ document }) =>
    blocks.every(key => document.blocks.has(key))
      ? { operations: [], selection: { blocks: [...blocks], field } }
      : null,
})

/** Extends the selection from its start to a block. */
export const extendTo = (block: string): Command =>
  selecting(({ document, selection }) => between(document, selection.blocks[0] ?? block, block))

/** Moves the end of the selection one block forward or back, in reading order. */
export const extendBy = (by: 1 | -1): Command =>
  selecting(({ document, selection }) => {
    const [begin = ''] = selection.blocks
    const all = readingOrder(document)
    const end = all[all.indexOf(selection.blocks.at(-1) ?? '') + by]
    return begin === '' || end === undefined ? null : between(document, begin, end)
  })

/** Adds a block to the selection, or removes it unless it is the only one. */
export const toggle = (block: string): Command =>
  selecting(({ selection: { blocks } }) => {
    if (!blocks.includes(block)) return [...blocks, block]
    return blocks.length > 1 ? blocks.filter(key => key !== block) : null
  })

export const selectAll: Command = selecting(({ document }) => readingOrder(document))

/** Switches to another activity if the table of activities allows it. */
export const enter = (activity: Activity): Command => ({
  needs: null,
  change: state => (mayFollow(state.activity, activity.name) ? { operations: [], activity } : null),
})

function selecting(blocksIn: (state: EditorState) => readonly string[] | null): Command {
  return {
    needs: 'select',
    change: (state, registry) => {
      const blocks = blocksIn(state)
      return blocks && blocks.length > 0 ? select(blocks).change(state, registry) : null
    },
  }
}

/** The blocks between two blocks, in this direction, so that the selection can be extended further from its end. */
const between = (document: EditorDocument, anchor: string, end: string): string[] => {
  const all = readingOrder(document)
  const [from, to] = [all.indexOf(anchor), all.indexOf(end)]
  return from <= to ? all.slice(from, to + 1) : all.slice(to, from + 1).toReversed()
}
