import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { searchLive } from '../../kernel/live/search.ts'
import { readLocales } from '../settings/store.ts'

type Search = typeof calls.search.search

/** Anyone may search what anyone may read; visitors get fewer results at a time, because each costs time. */
export const search = async (app: App, actor: Actor, { body }: Input<Search>): Promise<Payload<Search>> => {
  if (actor.id === 0 && body.count > limits.visitorSearchResults) throw refuse('invalidNumberOrDate', 'count')
  const { pageTypes: types, ...rest } = body
  const {
    items,
    elsewhere: _elsewhere,
    ...found
  } = await searchLive(app, await readLocales(app.db), { ...rest, types })
  return {
    ...found,
    results: items.map(({ id, publishedAt: _publishedAt, ...item }) => ({ ...item, pageID: id })),
  }
}
