import { canvas } from '../canvas/fr.ts'
import { editorDialogs } from '../editor-dialogs/fr.ts'
import { editorForms } from '../editor-forms/fr.ts'
import { editorWorkspace } from '../editor-workspace/fr.ts'

export const editorTexts = { ...canvas, ...editorDialogs, editor: { ...editorWorkspace, ...editorForms } }
