import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { compareContents } from '@ximblox/contract/rules/compare'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permitUser } from '../../kernel/permit.ts'
import { contentAt } from './content-at.ts'

type Compare = typeof calls.page.compareVersions

/** The differences between two versions, which may belong to two pages, such as a translation and its source. */
export const compareVersions = async (
  app: App,
  actor: Actor,
  { query }: Input<Compare>,
): Promise<Payload<Compare>> => {
  permitUser(actor)
  const [before, after] = [await contentAt(app, query.from), await contentAt(app, query.to)]
  return { ...query, changes: compareContents(before, after) }
}
