import type { LocaleSettings } from '@ximblox/contract/locales'
import type { PublicationSettings } from '@ximblox/contract/settings'
import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

export const readLocales = async (db: Database): Promise<LocaleSettings & { revision: number }> => {
  const row = await db
    .selectFrom('setting')
    .where('key', '=', 'locales')
    .select([sql<LocaleSettings>`value`.as('value'), 'revision'])
    .executeTakeFirstOrThrow()
  return { ...row.value, revision: row.revision }
}

/** Locks a setting until the transaction ends. */
export const lockSetting = async (db: Database, key: string): Promise<void> => {
  await db.selectFrom('setting').where('key', '=', key).forUpdate().select('key').execute()
}

/** Writes a setting at the first start. An existing one stays as it is. */
export const writeFirstSetting = async (db: Database, key: string, value: unknown): Promise<void> => {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}

export const writeSetting = async (db: Database, key: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value)
  await db
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({ value: text, revision: sql`setting.revision + 1` }),
    )
    .execute()
}

/** Set once the starter content was imported, or other content in its place. */
export const starterContentKey = 'starter-site'

export const readSetting = async (db: Database, key: string): Promise<unknown> =>
  (await db.selectFrom('setting').where('key', '=', key).select('value').executeTakeFirst())?.value

export const publicationKey = 'publication'

/** The stored settings of publication; nothing while they have never been changed. */
export const findPublicationSettings = (db: Database) =>
  db
    .selectFrom('setting')
    .where('key', '=', publicationKey)
    .select([sql<Omit<PublicationSettings, 'revision'>>`value`.as('value'), 'revision'])
    .executeTakeFirst()
