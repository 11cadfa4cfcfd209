import type { App } from '../app-context.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection } from '../db/pool.ts'
import { runOnOneNode, type SingleNodeWorker } from '../run-on-one-node.ts'
import { makePageRenditions } from './page-renditions.ts'

/**
 * Renders the images of published pages before visitors ask for them, on one node at a time. Every change of content
 * wakes it.
 */
export const keepRenditions = (app: App, connection: Connection): SingleNodeWorker =>
  runOnOneNode(connection, app.log, {
    lockKey: lockKeys.renditions,
    channel: 'content',
    takeOver: async () => {},
    work: signal => makePageRenditions(app, signal),
  })
