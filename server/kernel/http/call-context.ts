import { type Client, createClient } from '@ximblox/contract/client'
import type { PermissionName } from '@ximblox/contract/permissions'
import { allows, type Place } from '@ximblox/contract/rules/permissions'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import type { Logger } from '../logging/log.ts'
import type { SendMail } from '../site/own-mail.ts'
import type { Exchange } from './exchange.ts'
import { injectedOrigin, injectFetch } from './inject-fetch.ts'

/** What the handler of a call of a site may use. */
export interface CallContext {
  /** Who makes the call; undefined for visitors. */
  user: { id: number; name: string } | undefined
  now: Date
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Makes calls of the product in the name of the caller, who needs the permissions for them. */
  client: Client
  /** Sends a mail. What visitors cause sends an address a few mails an hour at most, like forms. */
  mail: SendMail
  /** Whether the caller holds a permission, in a place or anywhere. The one that the call declares is already checked. */
  allows(permission: PermissionName, place?: Place): boolean
}

export const contextOf = (app: App, actor: Actor, { request }: Exchange, mail: SendMail): CallContext => ({
  user: actor.id === 0 ? undefined : { id: actor.id, name: actor.name },
  now: app.now(),
  log: app.log,
  client: createClient({
    baseURL: injectedOrigin,
    fetch: injectFetch(request.server, { headers: credentialsOf(request), address: actor.address }),
  }),
  mail,
  allows: (permission, place) => allows(actor.permissions, permission, place),
})

const credentials = ['cookie', 'authorization', 'accept-language', 'user-agent'] as const

const credentialsOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    credentials.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
