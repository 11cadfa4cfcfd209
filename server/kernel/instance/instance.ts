import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import { findInstance, insertInstance, updateInstance, writeInstance } from './instance-store.ts'

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

/** Which instance a database holds; a new one is a production site. */
export const readInstance = async (db: Database): Promise<Instance> => {
  await insertInstance(db, { production: randomUUID(), copy: null })
  const { production, copy } = await readStored(db)
  return { id: copy ?? production, isCopy: copy !== null }
}

/** Makes a copy the production site, from its next start on. */
export const promoteCopy = async (db: Database): Promise<void> => {
  const { production } = await readStored(db)
  await updateInstance(db, { production, copy: null })
}

const readStored = async (db: Database) => z.parse(storedInstance, await findInstance(db))

/** Within the transaction of a restore: what was restored is the production site from now on, or a new copy of it. */
export const writeRestoredInstance = async (client: ClientBase, asProduction: boolean): Promise<void> => {
  const copy = asProduction ? null : randomUUID()
  await writeInstance(client, { production: randomUUID(), copy }, { copy })
}

/** The settings of a copy, which may be those of the production site. */
export const settingsOfCopy = <C extends Config>(config: C): C => ({
  ...config,
  smtp: undefined,
  cdn: undefined,
  backup: undefined,
})
