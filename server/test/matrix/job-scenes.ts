import type { Scene, Stage } from './scene.ts'
import type { Given } from './send.ts'

/** Of a kind that no process runs. */
const ofFailedJob = async ({ test }: Stage): Promise<Given> => {
  const now = new Date()
  const { id } = await test.app.db
    .insertInto('job')
    .values({ kind: 'hook:away', created_at: now, run_at: now, failure: 'Timeout', given_up_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}
const asOf = '2020-01-01T00:00:00Z'

export const jobScenes: Record<string, Scene> = {
  'job.kinds': { input: () => ({}) },
  'job.list': { input: () => ({}) },
  'job.retry': { input: ofFailedJob },
  'job.discard': { input: ofFailedJob },
  'job.retryAll': { input: () => ({ body: { asOf } }) },
  'job.discardAll': { input: () => ({ body: { asOf } }) },
}
