import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { listHeldValues } from './list.ts'
import { reportHeldValues } from './report.ts'

export const heldValueRoutes = [
  bind(calls.page.listHeldValues, listHeldValues),
  bind(calls.page.reportHeldValues, reportHeldValues),
]
