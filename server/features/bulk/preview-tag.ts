import { errorAt } from '@ximblox/contract/errors'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { PageRecord } from '../pages/store.ts'
import { type Change, permitted, refused } from './change.ts'

/** Tags are added to the field of that name, which not every page type has. */
export const previewTag = (app: App, actor: Actor, page: PageRecord): Change => {
  const forbidden = permitted(actor, 'edit-page', page)
  if (forbidden) return forbidden
  const hasTags = app.registry.pageTypes.get(page.type)?.fields.tags?.kind === 'tags'
  return hasTags ? { outcome: 'do' } : refused([errorAt('pageType.props.tags', 'unknownField')])
}
