import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { listGlobals } from './list.ts'

export const globalRoutes = [bind(calls.global.list, listGlobals)]
