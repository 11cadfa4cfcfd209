import { calls } from '@ximblox/contract/calls'
import { bind, bindFile } from '../../kernel/http/bind.ts'
import { get, list } from './read.ts'
import { retry } from './retry.ts'
import { showHtml } from './show-html.ts'

export const mailRoutes = [
  bind(calls.mail.list, list),
  bind(calls.mail.get, get),
  bindFile(calls.mail.html, showHtml),
  bind(calls.mail.retry, retry),
]
