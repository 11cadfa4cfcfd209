import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'
import { copyTarget, quoted } from './tables.ts'

/**
 * Loads tables in one transaction, without the triggers that guard single changes. Foreign keys are dropped and created
 * again, which checks them over all rows. Nothing is visible before `commit`.
 */
export const beginLoading = async (client: Client, { tables, sequences }: Manifest) => {
  await client.query('begin')
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0')
  const names = tables.map(({ name }) => quoted(name))
  const foreignKeys = await dropForeignKeys(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  let open: { table: string; stream: CopyStreamQuery } | undefined
  const close = async () => {
    if (!open) return
    const { stream } = open
    open = undefined
    stream.end()
    await finished(stream)
  }
  return {
    /** Appends rows to a table. Parts of one table come one after another. */
    append: async (name: string, rows: Buffer): Promise<void> => {
      if (open?.table !== name) {
        await close()
        const table = tables.find(table => table.name === name)
        if (!table) throw new Error(`the manifest does not name the table ${name}`)
        open = { table: name, stream: client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)) }
        // Errors reach us through writing and closing; one that comes later, when we have given up, is no news.
        open.stream.on('error', () => {})
      }
      await write(open.stream, rows)
    },
    /** Ends the last table; the connection can be used for other statements then. */
    close,
    commit: async (): Promise<void> => {
      await close()
      for (const name of names) await client.query(`alter table ${name} enable trigger user`)
      for (const { name, lastValue } of sequences)
        await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), lastValue])
      for (const statement of foreignKeys) await client.query(statement)
      await client.query('commit')
      await client.query('analyze')
    },
  }
}

const write = (stream: CopyStreamQuery, rows: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(rows, error => (error ? reject(error) : resolve()))
  })

/** Drops the foreign keys of all tables. Returns the statements that create them again. */
const dropForeignKeys = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  )
}
