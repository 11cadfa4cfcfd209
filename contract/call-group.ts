import type { Call } from './call.ts'

/** Calls by name, with JSON on both sides. */
export type JSONCalls = Readonly<Record<string, Call & { transport: 'json' }>>

/** Names too little for TypeScript to take the schemas of a call from here instead of from its definition. */
type AnyCalls = Readonly<Record<string, { path: string; transport: 'json' }>>

/** Calls that a site adds to the API. */
export interface CallGroup<C = JSONCalls> {
  name: string
  calls: C
}

/** Where the calls of a site are, below the prefix of the API. */
export const sitePrefix = '/site'

/**
 * The calls of a site under one name, for the handlers on the server and for screens. Their paths are below
 * `/api/ximblox/site/NAME`.
 */
export const defineCalls = <C extends AnyCalls>(name: string, calls: C): CallGroup<C> => ({
  name,
  calls: Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key, { ...call, path: `${sitePrefix}/${name}${call.path}` }]),
  ) as never,
})
