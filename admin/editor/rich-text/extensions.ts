import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { LinkMark } from './link-mark.ts'
import { Selecting } from './selecting.ts'

/** The nodes and marks that formatted text may have, and nothing else; undoing is the editor's own matter. */
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
