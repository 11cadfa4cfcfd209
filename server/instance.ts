import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'

/** The production site, or a copy of it that was restored from a backup. */
export interface Instance {
  id: string
  /** A copy acts on nothing outside of it: it sends nothing, runs no schedules and makes no backups. */
  isCopy: boolean
}

/** Stored with the content, so that the production site stays the same one wherever it is moved. */
const storedInstance = z.object({
  /** Of the production site, also in a copy. */
  production: z.uuid(),
  /** Of the copy; null in the production site. */
  copy: z.nullable(z.uuid()),
})

const key = 'instance'

/** Which instance a database holds; a new one is a production site. */
export const readInstance = async (db: Database): Promise<Instance> => {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify({ production: randomUUID(), copy: null }) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { production, copy } = await readStored(db)
  return { id: copy ?? production, isCopy: copy !== null }
}

/** Makes a copy the production site, from its next start on. */
export const promoteCopy = async (db: Database): Promise<void> => {
  const { production } = await readStored(db)
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify({ production, copy: null }) })
    .where('key', '=', key)
    .execute()
}

const readStored = async (db: Database) => {
  const { value } = await db
    .selectFrom('setting')
    .where('key', '=', key)
    .select('value')
    .executeTakeFirstOrThrow()
  return z.parse(storedInstance, value)
}

/** Within the transaction of a restore: what was restored is the production site from now on, or a new copy of it. */
export const writeRestoredInstance = async (client: ClientBase, asProduction: boolean): Promise<void> => {
  const copy = asProduction ? null : randomUUID()
  await client.query(
    `insert into setting (key, value) values ($1, $2)
    on conflict (key) do update set value = setting.value || $3`,
    [key, JSON.stringify({ production: randomUUID(), copy }), JSON.stringify({ copy })],
  )
}

/** The settings of a copy, which may be those of the production site. */
export const settingsOfCopy = <C extends Config>(config: C): C => ({
  ...config,
  smtp: undefined,
  cdn: undefined,
  backup: undefined,
})
