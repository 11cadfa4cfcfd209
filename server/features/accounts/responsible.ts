import type { PermissionName } from '@ximblox/contract/permissions'
import { allows, type Place } from '@ximblox/contract/rules/permissions'
import type { Database } from '../../kernel/db/pool.ts'
import { listRecipients, type MailRecipient } from './store.ts'

/**
 * Who can change something that does not work any more: the user whom it belongs to, or, when that user cannot log in or
 * lacks the permission by now, all who have it.
 */
export const findResponsible = async (
  db: Database,
  ownerID: number,
  permission: PermissionName,
  place: Place = {},
): Promise<MailRecipient[]> => {
  const users = (await listRecipients(db)).filter(({ permissions }) => allows(permissions, permission, place))
  const owner = users.find(({ id }) => id === ownerID)
  return owner ? [owner] : users
}
