import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { PublicationSettings } from '@ximblox/contract/settings'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit, permitUser } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import {
  findPublicationSettings,
  lockSetting,
  publicationKey,
  writeFirstSetting,
  writeSetting,
} from './store.ts'

type Settings = typeof calls.settings

const defaults = { allowOwnRequests: true }

export const readPublicationSettings = async (db: Kysely<DB>): Promise<PublicationSettings> => {
  const stored = await findPublicationSettings(db)
  return { ...defaults, ...stored?.value, revision: stored?.revision ?? 1 }
}

export const getPublicationSettings = async (
  app: App,
  actor: Actor,
): Promise<Payload<Settings['getPublication']>> => {
  permitUser(actor)
  return readPublicationSettings(app.db)
}

export const storePublicationSettings = async (
  app: App,
  actor: Actor,
  { body }: Input<Settings['storePublication']>,
): Promise<Payload<Settings['storePublication']>> => {
  permit(actor, 'manage-settings')
  const { revision, ...value } = body
  return inTransaction(app, async ({ db }) => {
    await writeFirstSetting(db, publicationKey, defaults)
    await lockSetting(db, publicationKey)
    const current = await readPublicationSettings(db)
    if (revision !== undefined && revision !== current.revision)
      throw refuse('staleRevision', '', { payload: { current } })
    if (value.allowOwnRequests === current.allowOwnRequests) return current
    await writeSetting(db, publicationKey, value)
    await recordAudit(db, actor, 'settings.store', 'settings', 0, value)
    return readPublicationSettings(db)
  })
}
