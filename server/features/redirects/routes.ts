import type { FindDocument } from '@ximblox/blocks/site-document'
import { calls } from '@ximblox/contract/calls'
import { bind, bindFile } from '../../kernel/http/bind.ts'
import { createRedirect, removeRedirect, updateRedirect } from './change.ts'
import type { IsDocument } from './entered.ts'
import { importRedirects } from './import.ts'
import { exportRedirects, listRedirects } from './list.ts'
import { removeRedirects } from './remove-several.ts'
import { testPath } from './test-path.ts'

export const redirectRoutes = (findDocument: FindDocument) => {
  // No page has a path with a dot, so that documents are only looked for there.
  const isDocument: IsDocument = (path, defaultLocale) =>
    path.includes('.') && findDocument(path, defaultLocale) !== undefined
  return [
    bind(calls.redirect.list, listRedirects),
    bindFile(calls.redirect.csv, exportRedirects),
    bind(calls.redirect.create, createRedirect(isDocument)),
    bind(calls.redirect.update, updateRedirect(isDocument)),
    bind(calls.redirect.remove, removeRedirect),
    bind(calls.redirect.removeSeveral, removeRedirects),
    bind(calls.redirect.test, testPath(isDocument)),
    bind(calls.redirect.import, importRedirects(isDocument)),
  ]
}
