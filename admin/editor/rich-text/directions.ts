import { Extension } from '@tiptap/core'
import { directions } from '@ximblox/blocks/rich-text/document'

/** The direction that a text was given. Without one its first letter decides (`unicode-bidi` in the style sheets). */
export const Directions = Extension.create({
  name: 'directions',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList'],
      attributes: {
        dir: {
          parseHTML: element => directions.find(known => known === element.dir) ?? null,
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
      },
    },
  ],
})
