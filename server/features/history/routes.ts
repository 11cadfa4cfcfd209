import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { compareVersions } from './compare.ts'
import { listVersions } from './list.ts'
import { listReplaced } from './list-replaced.ts'
import { restoreVersion } from './restore.ts'

export const historyRoutes = [
  bind(calls.page.listVersions, listVersions),
  bind(calls.page.compareVersions, compareVersions),
  bind(calls.page.listReplaced, listReplaced),
  bind(calls.page.restoreVersion, restoreVersion),
]
