import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { createNow, readState } from './state.ts'

export const backupRoutes = [bind(calls.backup.state, readState), bind(calls.backup.create, createNow)]
