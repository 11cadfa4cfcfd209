import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './files.mjs'
import { holdsSQL, isStore, tablesWritten } from './lint/sql.ts'
import { tableOwners } from './lint/table-owners.ts'
import { root } from './root.mjs'

const read = file => readFileSync(join(root, file), 'utf8')
const found = await filesBelow('server')
const sources = found.filter(
  file => file.endsWith('.ts') && !/^server\/(db|test)\/|\.(test|long)\.ts$/.test(file),
)

/** Files that still write a table of another folder: the list only shrinks. */
const outsideOwners = [
  'server/features/accounts/store.ts: mail',
  'server/features/addresses/store.ts: address',
  'server/features/bin/store.ts: address',
  'server/kernel/instance/instance-store.ts: setting',
  'server/features/publication/store.ts: address',
  'server/kernel/redirect-hits/redirect-hits-store.ts: address',
  'server/kernel/session/api-token-store.ts: api_token',
  'server/features/transfer/import-store.ts: address',
  'server/features/users/erase-store.ts: held_value',
  'server/features/users/responsibility-store.ts: api_token',
  'server/features/users/responsibility-store.ts: request',
  'server/features/users/responsibility-store.ts: schedule',
  'server/features/users/responsibility-store.ts: webhook',
  'server/kernel/recording/webhook-event-store.ts: webhook_delivery',
]

describe('SQL', () => {
  it('stands in stores', () => {
    const holding = sources.filter(file => !isStore(file) && holdsSQL(read(file)))
    expect(sources.filter(isStore).length).toBeGreaterThan(50)
    expect(holding).toEqual([])
  })

  it('is found in calls of the query builder and in templates', () => {
    expect(holdsSQL("db\n  .selectFrom('page')")).toBe(true)
    expect(holdsSQL("import { type Kysely, sql } from 'kysely'\n")).toBe(true)
    expect(holdsSQL("import type { Kysely } from 'kysely'\n// db.selectFrom('page')\n")).toBe(false)
  })
})

describe('a table', () => {
  const written = sources.flatMap(file => tablesWritten(read(file)).map(table => ({ file, table })))

  it('is written by one folder', () => {
    const elsewhere = written.filter(({ file, table }) => dirname(file) !== tableOwners[table])
    expect(elsewhere.map(({ file, table }) => `${file}: ${table}`).toSorted()).toEqual(outsideOwners)
  })

  it('that has an owner is written by it', () => {
    const owned = Object.entries(tableOwners).filter(([table, owner]) =>
      written.some(place => place.table === table && dirname(place.file) === owner),
    )
    expect(owned).toEqual(Object.entries(tableOwners))
  })

  it('is found in calls of the query builder and in statements', () => {
    const source = [
      "db.insertInto('a').onConflict(c => c.doUpdateSet({}))",
      "db\n  .updateTable(\n    'b')\n/** update z set */",
      'sql`insert into c (x) select x from y for update of y on conflict do update set x = 1`',
      'sql`update d as other\n  set x = 1`; sql`with e as (delete from f using g returning x)`',
    ]
    expect(tablesWritten(source.join('\n'))).toEqual(['a', 'b', 'c', 'd', 'f'])
  })
})
