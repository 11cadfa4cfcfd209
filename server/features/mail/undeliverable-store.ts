import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

/** That mails to an address come back, and what the mail server answered. */
export interface Undeliverable {
  since: Date
  reason: string
}

/** Those of these addresses whose last mail was refused for good. Nothing is stored beside the mails. */
export const findUndeliverable = async (
  db: Database,
  addresses: readonly string[],
): Promise<Map<string, Undeliverable>> => {
  const asked = [...new Set(addresses)].filter(address => address !== '')
  if (asked.length === 0) return new Map()
  const { rows } = await sql<Undeliverable & { address: string }>`
    select distinct on (m.to_address) m.to_address as address, m.undeliverable_at as since, m.failure as reason
    from mail m
    where m.to_address = any(${asked}::text[]) and m.undeliverable_at is not null and not exists (
      select from mail s where s.to_address = m.to_address and s.sent_at > m.undeliverable_at)
    order by m.to_address, m.undeliverable_at desc, m.id desc`.execute(db)
  return new Map(rows.map(({ address, ...mark }) => [address, mark]))
}

export const markUndeliverable = async (
  db: Database,
  id: number,
  now: Date,
  reason: string,
): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ given_up_at: now, undeliverable_at: now, failure: reason })
    .where('id', '=', id)
    .execute()
}
