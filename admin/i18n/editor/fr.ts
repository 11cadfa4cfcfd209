import { canvas } from '../canvas/fr.ts'
import { editorForms } from '../editor-forms/fr.ts'
import { editorWorkspace } from '../editor-workspace/fr.ts'

export const editorTexts = { ...canvas, editor: { ...editorWorkspace, ...editorForms } }
