import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { MenuItem } from '@ximblox/contract/menus'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** Nobody reads a longer list. */
const maxPages = 200

/** The other pages with a reference to a page in a version of current use, each with the newest such version. */
export const findLinkingPages = (db: Db, pageID: number, ref: string) =>
  db
    .selectFrom('page_version as v')
    .innerJoin('page as p', 'p.id', 'v.page_id')
    .where(sql<boolean>`v.refs @> array[${ref}]::text[]`)
    .where('p.id', '<>', pageID)
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`(v.id = p.head_id or v.id = p.live_id
      or exists (select from request r where r.version_id = v.id and r.state = 'open')
      or exists (select from schedule s where s.version_id = v.id))`)
    .select([
      'p.id as pageID',
      'p.title',
      'p.slug',
      'p.locale',
      'v.id as versionID',
      sql<boolean>`bool_or(coalesce(v.id = p.live_id, false)) over (partition by p.id)`.as('published'),
      'v.seo',
      'v.media',
      sql<JsonObject>`v.props`.as('props'),
      sql<Block[]>`v.blocks`.as('blocks'),
    ])
    .distinctOn('p.id')
    .orderBy('p.id')
    .orderBy('v.id', 'desc')
    .limit(maxPages)
    .execute()

export const findLinkingMenus = (db: Db, pageID: number) =>
  db
    .selectFrom('menu')
    .where(sql<boolean>`refs @> array[${`p${pageID}`}]::text[]`)
    .select(['id', 'name', 'locale', sql<MenuItem[]>`items`.as('items')])
    .orderBy('id')
    .execute()
