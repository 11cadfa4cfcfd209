/**
 * The names that a form posts besides its fields, so no field may have them: `website` is hidden from visitors, and
 * only robots fill it in.
 */
export const reservedNames: ReadonlySet<string> = new Set([
  'form',
  'blockKey',
  'startedAt',
  'idempotencyKey',
  'website',
  'add',
  'remove',
  'action',
  'token',
])
