import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { previewChanges } from './preview-changes.ts'

export const bulkRoutes = [bind(calls.page.previewChanges, previewChanges)]
