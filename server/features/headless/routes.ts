import { calls } from '@ximblox/contract/calls'
import { bindTagged } from '../../kernel/http/bind.ts'
import { listPages } from './list.ts'
import { getPage, getPageAt } from './read.ts'

export const headlessRoutes = [
  bindTagged(calls.content.list, listPages),
  bindTagged(calls.content.get, getPage),
  bindTagged(calls.content.at, getPageAt),
]
