import { canvas } from '../canvas/de.ts'
import { editorDialogs } from '../editor-dialogs/de.ts'
import { editorForms } from '../editor-forms/de.ts'
import { editorWorkspace } from '../editor-workspace/de.ts'

export const editorTexts = { ...canvas, ...editorDialogs, editor: { ...editorWorkspace, ...editorForms } }
