import { canvas } from '../canvas/en.ts'
import { editorDialogs } from '../editor-dialogs/en.ts'
import { editorForms } from '../editor-forms/en.ts'
import { editorWorkspace } from '../editor-workspace/en.ts'

/** The texts that only the page editor uses, and that are loaded with it. */
export const editorTexts = {
  ...canvas,
  ...editorDialogs,
  editor: { ...editorWorkspace, ...editorForms },
} as const
