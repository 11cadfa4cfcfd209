import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { VersionContent } from '@ximblox/contract/pages'
import { findReplacedWork } from '@ximblox/contract/rules/replaced-work'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { refOf } from '../pages/details.ts'
import { findPage } from '../pages/store.ts'
import { contentAt } from './content-at.ts'
import { changesSinceOwn, type EditingSession } from './editing-sessions.ts'
import { findNewestVersions } from './store.ts'

type List = typeof calls.page.listReplaced

/** Only the latest merges are reported, because comparing many large versions would block other requests. */
const maxMerges = 5

/** Lists what others replaced of the actor's work when they merged it with theirs. Derived from the versions alone. */
export const listReplaced = async (
  app: App,
  actor: Actor,
  { params }: Input<List>,
): Promise<Payload<List>> => {
  permitUser(actor)
  const page = await findPage(app.db, params.id)
  if (!page) throw refuse('pageNotFound')
  const versions = await findNewestVersions(app.db, page.id)
  const since = changesSinceOwn(versions, actor.id)
  if (!since) return { items: [] }

  const [mine, now] = [await contentAt(app, since.mine), await contentAt(app, since.now)]
  const before = since.before === null ? emptyLike(mine) : await contentAt(app, since.before)
  const replacedBy = findReplacedWork({ before, mine, now })
  const replacedIn = async ({ previous, after }: EditingSession) => {
    const contents = { previous: await contentAt(app, previous), after: await contentAt(app, after) }
    const author = versions.find(({ id }) => id === after)
    const by = refOf(author?.userID ?? null, author?.profile)
    return replacedBy(contents).map(part => ({ by, versionID: after, ...part }))
  }
  const items: Payload<List>['items'] = []
  for (const merge of since.merges.slice(-maxMerges)) items.push(...(await replacedIn(merge)))
  return { items }
}

const emptyLike = ({ pageType }: VersionContent): VersionContent => ({
  title: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageType: { ...pageType, props: {} },
  __images: {},
  __files: {},
})
