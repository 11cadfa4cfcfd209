import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { searchLive } from '../live/search.ts'
import { readLocales } from '../settings/store.ts'

type Search = typeof calls.search.search

/** Anyone may search what anyone may read. */
export const search = async (app: App, _actor: Actor, { body }: Input<Search>): Promise<Payload<Search>> => {
  const { pageTypes: types, ...rest } = body
  const { items, ...found } = await searchLive(app, await readLocales(app.db), { ...rest, types })
  return {
    ...found,
    results: items.map(({ id, publishedAt: _publishedAt, ...item }) => ({ ...item, pageID: id })),
  }
}
