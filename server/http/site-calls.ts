import type { Call, Input, Payload } from '@ximblox/contract/call'
import type { CallGroup, JSONCalls } from '@ximblox/contract/call-group'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { Features } from '@ximblox/contract/client/types'
import { Refusal } from '../errors.ts'
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
  routes: Readonly<Record<string, Route>>
}

/** The handlers of all calls of a group. Session, permission, input and response are checked as for calls of the product. */
export const handleCalls = <const C extends JSONCalls>(
  { name, calls }: CallGroup<C>,
  handlers: CallHandlers<C>,
): SiteCalls => ({
  name,
  routes: Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key, routeOf(call, handlers[key] as CallHandler<Call>)]),
  ),
})

const routeOf = (call: Call, handler: CallHandler<Call>): Route =>
  bind(call, async (app, actor, input, exchange) => {
    try {
      return await handler(contextOf(app, actor, exchange), input)
    } catch (error) {
      // Of a call that the handler made.
      if (isRefusal(error) && !(error instanceof Refusal))
        throw new Refusal(error.entries, { status: error.status, cause: error })
      throw error
    }
  })

/** The calls by the name of their group, for the description of the API. */
export const callsOfSite = (groups: readonly SiteCalls[]): Features =>
  Object.fromEntries(
    groups.map(({ name, routes }) => [
      `site-${name}`,
      Object.fromEntries(Object.entries(routes).map(([key, { call }]) => [key, call])),
    ]),
  )

export const routesOfSite = (groups: readonly SiteCalls[]): Route[] =>
  groups.flatMap(({ routes }) => Object.values(routes))
