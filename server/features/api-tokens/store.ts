import type { ApiTokenPayload, apiTokenColumns } from '@ximblox/contract/api-tokens'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

interface NewToken {
  name: string
  role: number
  locales: string[] | null
  pageTypes: string[] | null
  origins: string[]
  expiresAt: Date | null
  secretHash: Buffer
  hint: string
  createdBy: number
  now: Date
}

export const insertToken = async (db: Db, token: NewToken): Promise<number> => {
  const { id } = await db
    .insertInto('api_token')
    .values({
      name: token.name,
      secret_hash: token.secretHash,
      hint: token.hint,
      role_id: token.role,
      locales: token.locales,
      page_types: token.pageTypes,
      origins: token.origins,
      expires_at: token.expiresAt,
      created_at: token.now,
      created_by: token.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const rows = (db: Db, now: Date) =>
  db
    .selectFrom('api_token as t')
    .innerJoin('app_user as u', 'u.id', 't.created_by')
    .leftJoin('role as r', 'r.id', 't.role_id')
    .select([
      't.id',
      't.name',
      't.hint',
      sql<ApiTokenPayload['state']>`case
        when t.revoked_at is not null then 'revoked'
        when t.expires_at <= ${now} then 'expired'
        when not u.active or u.erased_at is not null then 'stopped'
        else 'active' end`.as('state'),
      'r.id as roleID',
      'r.name as roleName',
      't.locales',
      't.page_types as pageTypes',
      't.origins',
      't.expires_at as expiresAt',
      't.created_at as createdAt',
      'u.id as userID',
      sql<string>`coalesce(u.profile->>'name', '')`.as('userName'),
      't.used_at as usedAt',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const present = ({ roleID, roleName, userID, userName, ...row }: Row): ApiTokenPayload => ({
  ...row,
  role: roleID === null ? null : { ID: roleID, name: roleName ?? '' },
  createdBy: { ID: userID, name: userName },
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  usedAt: row.usedAt?.toISOString() ?? null,
})

export const getToken = async (db: Db, now: Date, id: number): Promise<ApiTokenPayload> =>
  present(await rows(db, now).where('t.id', '=', id).executeTakeFirstOrThrow())

const columns = {
  name: sql`lower(t.name)`,
  createdAt: sql`t.created_at`,
  usedAt: sql`t.used_at`,
} satisfies Record<(typeof apiTokenColumns)[number], unknown>

export const listTokens = async (
  db: Db,
  now: Date,
  searchTerm: string,
  { column, direction }: { column: (typeof apiTokenColumns)[number]; direction: 'asc' | 'desc' },
  { size, offset }: { size: number; offset: number },
): Promise<{ items: ApiTokenPayload[]; totalItems: number }> => {
  const term = searchTerm.trim()
  const matches = sql<boolean>`(${term === ''} or t.name ilike ${containsPattern(term)})`
  const { total } = await db
    .selectFrom('api_token as t')
    .where(matches)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const items = await rows(db, now)
    .where(matches)
    .orderBy(columns[column], order =>
      direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy('t.id', direction)
    .limit(size)
    .offset(offset)
    .execute()
  return { items: items.map(present), totalItems: total }
}

export const tokenExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('api_token').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

/** False if it was revoked before. */
export const revokeToken = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('api_token')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
