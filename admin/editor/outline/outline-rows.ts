import type { Registry } from '@ximblox/blocks/registry'
import { slotNames } from '../state/commands/allowed.ts'
import { type Container, childrenIn, type EditorDocument, pageContainer } from '../state/document/document.ts'

export type OutlineRow =
  | { kind: 'block'; key: string; level: number; place: number; count: number }
  /** The name of a slot; its blocks follow below. */
  | { kind: 'slot'; container: Container; level: number; place: number; count: number }

/** The blocks of a page in reading order, with their depth. */
export const outlineRows = (
  document: EditorDocument,
  registry: Registry,
  container: Container = pageContainer,
  level = 1,
): OutlineRow[] => {
  const keys = childrenIn(document, container)
  return keys.flatMap((key, index): OutlineRow[] => {
    const slots = slotNames(document, registry, key)
    return [
      { kind: 'block', key, level, place: index + 1, count: keys.length },
      ...slots.flatMap((slot, index): OutlineRow[] => {
        const inside = { parent: key, slot }
        return [
          { kind: 'slot', container: inside, level: level + 1, place: index + 1, count: slots.length },
          ...outlineRows(document, registry, inside, level + 2),
        ]
      }),
    ]
  })
}

export const rowID = (row: OutlineRow): string =>
  row.kind === 'block' ? row.key : `${row.container.parent}/${row.container.slot}`
