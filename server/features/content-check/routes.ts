import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { listMismatches } from './list.ts'

export const contentCheckRoutes = [bind(calls.page.listMismatches, listMismatches)]
