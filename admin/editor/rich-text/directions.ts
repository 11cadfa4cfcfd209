import { Extension } from '@tiptap/core'
import { directions } from '@ximblox/blocks/rich-text/document'

const given = (element: HTMLElement) => directions.find(known => known === element.dir) ?? null

/** The direction of a text: given, or that of its first letter. */
export const Directions = Extension.create({
  name: 'directions',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: { dir: { parseHTML: given, renderHTML: ({ dir }) => ({ dir: dir ?? 'auto' }) } },
    },
    {
      types: ['bulletList', 'orderedList'],
      attributes: { dir: { parseHTML: given, renderHTML: ({ dir }) => (dir ? { dir } : {}) } },
    },
  ],
})
