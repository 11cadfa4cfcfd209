import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permit } from '../../kernel/permit.ts'
import { findMismatches } from './mismatch-store.ts'
import { readRun } from './store.ts'

type List = typeof calls.page.listMismatches

/** The results of the last check for pages that have not changed since. */
export const listMismatches = async (
  app: App,
  actor: Actor,
  { query }: Input<List>,
): Promise<Payload<List>> => {
  permit(actor, 'manage-settings')
  const { items, totalItems, totalLive } = await findMismatches(app.db, query)
  const run = await readRun(app.db)
  return {
    data: { items, totalItems },
    totalLive,
    changedDefinitions: run?.changed.filter(({ pages }) => pages > 0) ?? [],
    checkedAt: run?.finishedAt?.toISOString() ?? null,
    isChecking: run !== undefined && run.finishedAt === null,
  }
}
