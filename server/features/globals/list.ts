import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { globalOfType, globalType } from '@ximblox/contract/content-types'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permitUser } from '../../kernel/permit.ts'
import { refOf } from '../pages/details.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './store.ts'

type List = typeof calls.global.list

/** In the order of the definitions, and of the locales of the site. */
export const listGlobals = async (app: App, actor: Actor): Promise<Payload<List>> => {
  permitUser(actor)
  const types = [...app.registry.globals.keys()].map(globalType)
  const { availableLocales } = await readLocales(app.db)
  const rows = await store.listGlobalPages(app.db, types)
  const inOrder = types.flatMap(type =>
    availableLocales.flatMap(locale => rows.filter(row => row.type === type && row.locale === locale)),
  )
  return {
    data: inOrder.map(({ type, authorID, profile, updatedAt, ...row }) => ({
      ...row,
      global: globalOfType(type) ?? '',
      updatedAt: updatedAt.toISOString(),
      author: refOf(authorID, profile),
    })),
  }
}
