import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { LinkMark } from './link-mark.ts'
import { Selecting } from './selecting.ts'

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
  LinkMark,
  Selecting,
]
