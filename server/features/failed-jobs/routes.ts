import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { discard, discardAll, retry, retryAll } from './change.ts'
import { kinds, list } from './read.ts'

export const jobRoutes = [
  bind(calls.job.kinds, kinds),
  bind(calls.job.list, list),
  bind(calls.job.retry, retry),
  bind(calls.job.discard, discard),
  bind(calls.job.retryAll, retryAll),
  bind(calls.job.discardAll, discardAll),
]
