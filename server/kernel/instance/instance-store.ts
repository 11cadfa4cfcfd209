import type { ClientBase } from 'pg'
import type { Database } from '../db/pool.ts'

const key = 'instance'

interface StoredInstance {
  production: string
  copy: string | null
}

/** An existing one stays as it is. */
export const insertInstance = async (db: Database, instance: StoredInstance): Promise<void> => {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(instance) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const updateInstance = async (db: Database, instance: StoredInstance): Promise<void> => {
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify(instance) })
    .where('key', '=', key)
    .execute()
}

export const findInstance = async (db: Database): Promise<unknown> => {
  const { value } = await db
    .selectFrom('setting')
    .where('key', '=', key)
    .select('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Writes the instance of a new database, or changes the stored one. */
export const writeInstance = async (
  client: ClientBase,
  instance: StoredInstance,
  changes: Partial<StoredInstance>,
): Promise<void> => {
  await client.query(
    `insert into setting (key, value) values ($1, $2)
    on conflict (key) do update set value = setting.value || $3`,
    [key, JSON.stringify(instance), JSON.stringify(changes)],
  )
}
