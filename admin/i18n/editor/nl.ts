import { canvas } from '../canvas/nl.ts'
import { editorDialogs } from '../editor-dialogs/nl.ts'
import { editorForms } from '../editor-forms/nl.ts'
import { editorWorkspace } from '../editor-workspace/nl.ts'

export const editorTexts = { ...canvas, ...editorDialogs, editor: { ...editorWorkspace, ...editorForms } }
