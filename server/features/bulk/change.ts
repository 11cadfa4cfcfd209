import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Actor } from '../../kernel/actor.ts'
import type { PageRecord } from '../pages/store.ts'

type Row = Payload<typeof calls.page.previewChanges>['changes'][number]

/** What an action would do to a page, apart from naming the page. */
export type Change = Pick<Row, 'outcome'> &
  Partial<
    Pick<
      Row,
      'to' | 'movesAlong' | 'staysBelow' | 'setsAside' | 'bringsBack' | 'usedBy' | 'concerned' | 'Errors'
    >
  >

export const noop: Change = { outcome: 'noop' }

export const refused = (Errors: ErrorEntry[]): Change => ({ outcome: 'refused', Errors })

/** Nothing if the actor has the permission for the page, else the refusal. */
export const permitted = (actor: Actor, name: PermissionName, page: PageRecord): Change | undefined =>
  allows(actor.permissions, name, page) ? undefined : refused([errorAt('', 'notPermitted')])
