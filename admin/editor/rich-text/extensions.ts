import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Callout } from './callout.ts'
import { LinkMark } from './link-mark.ts'
import { Selecting } from './selecting.ts'
import { smallMarks } from './small-marks.ts'
import { TextImage } from './text-image.ts'

/** Exactly the nodes and marks of formatted text; undo belongs to the page editor. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
    underline: false,
    undoRedo: false,
  }),
  ...smallMarks,
  LinkMark,
  Callout,
  TextImage,
  Selecting,
]
