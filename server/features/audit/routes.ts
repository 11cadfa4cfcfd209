import { calls } from '@ximblox/contract/calls'
import { bind, bindFile } from '../../kernel/http/bind.ts'
import { csv } from './csv.ts'
import { list } from './list.ts'

export const auditRoutes = [bind(calls.audit.list, list), bindFile(calls.audit.csv, csv)]
