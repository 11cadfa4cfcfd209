import type { Permission } from '@ximblox/contract/permissions'
import { type ResponsibilityKind, responsibilityKinds } from '@ximblox/contract/responsibilities'
import { allows } from '@ximblox/contract/rules/permissions'

type Totals = Readonly<Record<ResponsibilityKind, { total: number }>>

/** What a user is responsible for, in the order of the list. */
export const kindsIn = (totals: Totals | undefined): ResponsibilityKind[] =>
  totals ? responsibilityKinds.filter(kind => totals[kind].total > 0) : []

/** Tokens and webhooks act for anyone who has them, so that only those who manage them may give them to another. */
export const mayHandOver = (kind: ResponsibilityKind, permissions: readonly Permission[]): boolean =>
  (kind !== 'apiTokens' || allows(permissions, 'manage-api-tokens')) &&
  (kind !== 'webhooks' || allows(permissions, 'manage-webhooks'))

/** What will be handed over: everything that may be, unless the user leaves it where it is. */
export const chosenKinds = (
  kinds: readonly ResponsibilityKind[],
  left: readonly ResponsibilityKind[],
  permissions: readonly Permission[],
): ResponsibilityKind[] => kinds.filter(kind => mayHandOver(kind, permissions) && !left.includes(kind))

/** The kinds that are left where they are, after the box of one was changed. */
export const leftAfter = (
  left: readonly ResponsibilityKind[],
  kind: ResponsibilityKind,
  isChosen: boolean,
): ResponsibilityKind[] => (isChosen ? left.filter(one => one !== kind) : [...left, kind])
