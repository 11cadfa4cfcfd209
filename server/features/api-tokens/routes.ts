import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { checkNewToken, createToken } from './create.ts'
import { listTokens } from './list.ts'
import { revokeToken } from './revoke.ts'

export const apiTokenRoutes = [
  bind(calls.apiToken.list, listTokens),
  bind(calls.apiToken.create, createToken, checkNewToken),
  bind(calls.apiToken.revoke, revokeToken),
]
