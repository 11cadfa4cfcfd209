import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { readStatus } from './read-status.ts'

export const statusRoutes = [bind(calls.status.get, readStatus)]
