import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { mayGrant } from '@ximblox/contract/rules/grants'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { newSecret, secretHash } from '../../kernel/session/api-token.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { findRole } from '../roles/store.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './store.ts'

type Create = typeof calls.apiToken.create

/** Creates a token. Its secret is in this answer and nowhere else. */
export const createToken = (app: App, actor: Actor, { body }: Input<Create>): Promise<Payload<Create>> =>
  changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-api-tokens')
    refuseAny(await checkToken(app, db, actor, body))
    const secret = newSecret()
    const { expiresAt, origins, ...rest } = body
    const id = await store.insertToken(db, {
      ...rest,
      origins: [...new Set(origins)],
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      secretHash: secretHash(secret),
      hint: secret.slice(-4),
      createdBy: actor.id,
      now: app.now(),
    })
    const { name, role, locales, pageTypes } = body
    const detail = { title: name, role, locales, pageTypes, origins, expiresAt }
    await recordAudit(db, actor, 'token.create', 'token', id, detail)
    return { apiToken: await store.getToken(db, app.now(), id), secret }
  })

/** The errors of a new token, for the parts of the request that are present. */
export const checkNewToken = (
  app: App,
  actor: Actor,
  { body }: PartlyInput<Create>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-api-tokens')
  return checkToken(app, app.db, actor, body)
}

const checkToken = async (
  app: App,
  db: Database,
  actor: Actor,
  { role: roleID, locales, pageTypes, expiresAt }: PartlyInput<Create>['body'],
): Promise<ErrorEntry[]> => {
  const role = roleID === undefined ? undefined : await findRole(db, roleID)
  if (role && !mayGrant(actor.permissions, role.permissions)) throw refuse('notPermitted')
  const { availableLocales } = await readLocales(db)
  return [
    ...(roleID !== undefined && !role ? [errorAt('role', 'brokenReference')] : []),
    ...unknown('locales', locales, availableLocales),
    ...unknown('pageTypes', pageTypes, [...app.registry.contentTypes.keys()]),
    ...(expiresAt && new Date(expiresAt) <= app.now() ? [errorAt('expiresAt', 'invalidNumberOrDate')] : []),
  ]
}

const unknown = (
  property: string,
  values: readonly (string | undefined)[] | null | undefined,
  known: readonly string[],
): ErrorEntry[] =>
  (values ?? []).flatMap((value, index) =>
    value === undefined || known.includes(value) ? [] : [errorAt(`${property}.${index}`, 'brokenReference')],
  )
