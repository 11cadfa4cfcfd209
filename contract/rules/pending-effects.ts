/** The effects that are pending on a page when an action happens. */
export interface Pending<Effect> {
  /** A publication request. */
  request: Effect
  /** A scheduled publication. */
  publishing: Effect
  /** A scheduled unpublication. */
  unpublishing: Effect
}

export type PendingEffect =
  | 'kept'
  | 'cancelled'
  /** Kept if its version is newer than the one being published. */
  | 'cancelled unless newer'
  /** Kept if a publication is scheduled before it. */
  | 'cancelled unless published first'
  /** Superseded by the new request or schedule. */
  | 'replaced'
  | 'accepted'
  | 'rejected'
  | 'revoked'

const kept = { request: 'kept', publishing: 'kept', unpublishing: 'kept' } as const

/**
 * The effect of each action on the open request and the schedule of a page. A due schedule counts as `publish` or
 * `unpublish`.
 */
export const pendingEffects = {
  store: kept,
  move: kept,
  publish: { request: 'kept', publishing: 'cancelled unless newer', unpublishing: 'kept' },
  republish: { request: 'kept', publishing: 'cancelled unless newer', unpublishing: 'kept' },
  unpublish: { request: 'kept', publishing: 'kept', unpublishing: 'cancelled unless published first' },
  request: { request: 'replaced', publishing: 'kept', unpublishing: 'kept' },
  revoke: { request: 'revoked', publishing: 'kept', unpublishing: 'kept' },
  accept: { request: 'accepted', publishing: 'cancelled unless newer', unpublishing: 'kept' },
  reject: { request: 'rejected', publishing: 'kept', unpublishing: 'kept' },
  schedule: { request: 'kept', publishing: 'replaced', unpublishing: 'replaced' },
  delete: { request: 'revoked', publishing: 'cancelled', unpublishing: 'cancelled' },
} as const satisfies Record<string, Pending<PendingEffect>>

export type PageAction = keyof typeof pendingEffects
