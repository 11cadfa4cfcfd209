import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { search } from './search.ts'

export const searchRoutes = [bind(calls.search.search, search)]
