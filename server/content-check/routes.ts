import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { listMismatches } from './list.ts'

export const contentCheckRoutes = [bind(calls.page.listMismatches, listMismatches)]
