import { canvas } from '../canvas/de.ts'
import { editorForms } from '../editor-forms/de.ts'
import { editorWorkspace } from '../editor-workspace/de.ts'

export const editorTexts = { ...canvas, editor: { ...editorWorkspace, ...editorForms } }
