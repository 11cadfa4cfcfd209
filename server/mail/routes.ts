import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { get, list } from './read.ts'
import { retry } from './retry.ts'

export const mailRoutes = [
  bind(calls.mail.list, list),
  bind(calls.mail.get, get),
  bind(calls.mail.retry, retry),
]
