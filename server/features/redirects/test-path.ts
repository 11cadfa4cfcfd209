import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { isReservedPath } from '@ximblox/contract/rules/slug'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { findForVisitor } from '../../kernel/live/find.ts'
import { permit } from '../../kernel/permit.ts'
import { readLocales } from '../settings/store.ts'
import { type IsDocument, readOwnPath } from './entered.ts'

type Test = typeof calls.redirect.test

/** Looks a path up as for a visitor. */
export const testPath =
  (isDocument: IsDocument) =>
  async (app: App, actor: Actor, { body }: Input<Test>): Promise<Payload<Test>> => {
    permit(actor, 'manage-redirects')
    const given = readOwnPath(body.url, app.config.publicURL)
    if (!given) throw refuse('invalidUrl', 'url')
    const { path, query } = given
    // Files and documents are no pages.
    if (isReservedPath(path)) return { path, outcome: 'other' }
    if (isDocument(path, (await readLocales(app.db)).defaultLocale)) return { path, outcome: 'document' }
    const found = await findForVisitor(app, path, query)
    switch (found.kind) {
      case 'page':
        return { path, outcome: 'page', page: { id: found.page.id, title: found.page.title } }
      case 'redirect':
        return { path, outcome: 'redirect', to: found.to, status: found.status }
      case 'gone':
        return { path, outcome: 'gone' }
      case 'none':
        return { path, outcome: path.includes('.') ? 'other' : 'nothing' }
    }
  }
