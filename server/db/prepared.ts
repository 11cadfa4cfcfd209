import type pg from 'pg'

const marker = '/* prepared '

/**
 * Starts a statement for which each connection caches the query plan. Useful when preparing takes longer than running.
 * `name` identifies the statement.
 */
export const prepared = (name: string): string => `${marker}${name} */`

/** Makes a connection cache the query plans of statements that start with `prepared`. */
export const cachePlans = (client: pg.PoolClient): void => {
  const { query } = client
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [named(statement) ?? statement, ...rest]),
  })
}

const named = (statement: unknown) => {
  if (typeof statement !== 'string' || !statement.startsWith(marker)) return
  return { name: statement.slice(marker.length, statement.indexOf(' ', marker.length)), text: statement }
}
