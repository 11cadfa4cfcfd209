import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { search } from './search.ts'
import { indexAll, readState, removeAll } from './search-index.ts'

export const searchRoutes = [
  bind(calls.search.search, search),
  bind(calls.search.removeAll, removeAll),
  bind(calls.search.indexAll, indexAll),
  bind(calls.search.state, readState),
]
