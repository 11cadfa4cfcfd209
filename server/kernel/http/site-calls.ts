import type { Call, Input, Payload } from '@ximblox/contract/call'
import type { CallGroup, JSONCalls } from '@ximblox/contract/call-group'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { Features } from '@ximblox/contract/client/types'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { Refusal } from '../errors/errors.ts'
import type { OwnMail } from '../site/own-mail.ts'
import { bind, type Route } from './bind.ts'
import { type CallContext, contextOf } from './call-context.ts'

/** What the server does for a call of a site. It throws `refuse(…)` for every expected error. */
export type CallHandler<C extends Call> = (
  context: CallContext,
  input: Input<C>,
) => Payload<C> | Promise<Payload<C>>

/** A function for each call of a group. */
export type CallHandlers<C extends JSONCalls> = { readonly [N in keyof C]: CallHandler<C[N]> }

/** Calls of a site with their handlers. */
export interface SiteCalls {
  name: string
  calls: Readonly<Record<string, Call>>
  handlers: Readonly<Record<string, CallHandler<Call>>>
}

/** What features of the server do for the calls of a site. */
export interface CallServices {
  /** Refuses visitors whose network made the call too often. */
  admit(app: App, actor: Actor, call: Call): Promise<void>
  mail(app: App, actor: Actor, group: string, mail: OwnMail): Promise<boolean>
}

/** The handlers of all calls of a group. Session, permission, input and response are checked as for calls of the product. */
export const handleCalls = <const C extends JSONCalls>(
  { name, calls }: CallGroup<C>,
  handlers: CallHandlers<C>,
): SiteCalls => ({
  name,
  calls,
  handlers,
})

const routeOf = (group: string, call: Call, handler: CallHandler<Call>, services: CallServices): Route =>
  bind(call, async (app, actor, input, exchange) => {
    try {
      await services.admit(app, actor, call)
      const context = contextOf(app, actor, exchange, mail => services.mail(app, actor, group, mail))
      return await handler(context, input)
    } catch (error) {
      // Of a call that the handler made.
      if (isRefusal(error) && !(error instanceof Refusal))
        throw new Refusal(error.entries, { status: error.status, cause: error })
      throw error
    }
  })

/** The calls by the name of their group, for the description of the API. */
export const callsOfSite = (groups: readonly SiteCalls[]): Features =>
  Object.fromEntries(groups.map(({ name, calls }) => [`site-${name}`, calls]))

export const routesOfSite = (groups: readonly SiteCalls[], services: CallServices): Route[] =>
  groups.flatMap(({ name, calls, handlers }) =>
    Object.entries(calls).flatMap(([key, call]) => {
      const handler = handlers[key]
      return handler ? [routeOf(name, call, handler, services)] : []
    }),
  )
