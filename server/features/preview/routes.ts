import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { listShares, revokeShare, share } from './share.ts'

export const shareRoutes = [
  bind(calls.page.share, share),
  bind(calls.page.listShares, listShares),
  bind(calls.page.revokeShare, revokeShare),
]
