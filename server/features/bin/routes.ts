import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { deletePage } from './delete.ts'
import { listBin } from './list.ts'
import { restorePage } from './restore.ts'

export const binRoutes = [
  bind(calls.page.delete, deletePage),
  bind(calls.page.restore, restorePage),
  bind(calls.page.listBin, listBin),
]
