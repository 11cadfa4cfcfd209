import { calls } from '@ximblox/contract/calls'
import { bind, bindFile } from '../http/bind.ts'
import { createRedirect, removeRedirect, updateRedirect } from './change.ts'
import { importRedirects } from './import.ts'
import { exportRedirects, listRedirects } from './list.ts'
import { removeRedirects } from './remove-several.ts'
import { testPath } from './test-path.ts'

export const redirectRoutes = [
  bind(calls.redirect.list, listRedirects),
  bindFile(calls.redirect.csv, exportRedirects),
  bind(calls.redirect.create, createRedirect),
  bind(calls.redirect.update, updateRedirect),
  bind(calls.redirect.remove, removeRedirect),
  bind(calls.redirect.removeSeveral, removeRedirects),
  bind(calls.redirect.test, testPath),
  bind(calls.redirect.import, importRedirects),
]
