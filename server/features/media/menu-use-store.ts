import type { MenuItem } from '@ximblox/contract/menus'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

/** Menus with an item that links to one of these files. */
export const findMenus = (db: Kysely<DB>, fileIDs: readonly number[]) =>
  db
    .selectFrom('menu')
    .where(sql<boolean>`refs && ${fileIDs.map(id => `f${id}`)}::text[]`)
    .select(['id', 'name', 'locale', sql<MenuItem[]>`items`.as('items')])
    .orderBy('id')
    .execute()
