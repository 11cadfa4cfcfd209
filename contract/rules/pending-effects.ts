/** What can be open on a page while something else happens to it. */
export interface Pending<Effect> {
  /** A publication request. */
  request: Effect
  /** A publication that is to happen by itself. */
  publishing: Effect
  /** An unpublication that is to happen by itself. */
  unpublishing: Effect
}

export type PendingEffect =
  /** Goes on untouched. */
  | 'kept'
  | 'ended'
  /** Ends, unless its version was written after the one that is published now. */
  | 'ended unless newer'
  /** Ends, unless the page is to be published before. */
  | 'ended unless published first'
  /** What was asked or planned stands in its place. */
  | 'replaced'
  | 'accepted'
  | 'rejected'
  | 'revoked'

const kept = { request: 'kept', publishing: 'kept', unpublishing: 'kept' } as const

/**
 * What becomes of an open request and of what is planned when something else happens to the page. What runs by itself
 * counts as the `publish` or `unpublish` that it is.
 */
export const pendingEffects = {
  store: kept,
  move: kept,
  publish: { request: 'kept', publishing: 'ended unless newer', unpublishing: 'kept' },
  republish: { request: 'kept', publishing: 'ended unless newer', unpublishing: 'kept' },
  unpublish: { request: 'kept', publishing: 'kept', unpublishing: 'ended unless published first' },
  request: { request: 'replaced', publishing: 'kept', unpublishing: 'kept' },
  revoke: { request: 'revoked', publishing: 'kept', unpublishing: 'kept' },
  accept: { request: 'accepted', publishing: 'ended unless newer', unpublishing: 'kept' },
  reject: { request: 'rejected', publishing: 'kept', unpublishing: 'kept' },
  schedule: { request: 'kept', publishing: 'replaced', unpublishing: 'replaced' },
  delete: { request: 'revoked', publishing: 'ended', unpublishing: 'ended' },
} as const satisfies Record<string, Pending<PendingEffect>>

export type PageAction = keyof typeof pendingEffects
