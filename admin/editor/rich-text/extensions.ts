import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Callout } from './callout.ts'
import { Directions } from './directions.ts'
import { LinkMark } from './link-mark.ts'
import { Selecting } from './selecting.ts'
import { smallMarks } from './small-marks.ts'
import { TextImage } from './text-image.ts'

/**
 * How the nodes and marks of the grammar are parsed, shown and changed; their structure is `textSchemaSpec`. Undo belongs
 * to the page editor.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
    underline: false,
    undoRedo: false,
  }),
  ...smallMarks,
  LinkMark,
  Callout,
  TextImage,
  Directions,
  Selecting,
]
