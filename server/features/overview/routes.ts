import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { overview, overviewCounts } from './overview.ts'
import { structure } from './structure.ts'

export const overviewRoutes = [
  bind(calls.page.overview, overview),
  bind(calls.page.overviewCounts, overviewCounts),
  bind(calls.page.structure, structure),
]
