import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { previewSave } from './preview-save.ts'
import { savePage } from './save-page.ts'

export const addressRoutes = [bind(calls.page.save, savePage), bind(calls.page.previewSave, previewSave)]
