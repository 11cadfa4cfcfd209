import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../db/pool.ts'
import * as store from './store.ts'

/** What a mailed link is for; one for another purpose opens nothing. */
export type Purpose = 'activate' | 'reset'

const minutes = 60_000
const lifetime: Record<Purpose, number> = { activate: 7 * 24 * 60 * minutes, reset: 60 * minutes }

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Makes the token of a link; whatever was issued to this user for this purpose before is void. */
export const issueToken = async (
  db: Database,
  userID: number,
  purpose: Purpose,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetime[purpose])
  await store.putToken(db, { hash: hashOfToken(token), userID, purpose, expiresAt })
  return { token, expiresAt }
}
