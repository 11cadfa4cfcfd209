import type pg from 'pg'

/**
 * Starts a statement for which each connection caches the query plan. Useful when preparing takes longer than running,
 * and only for texts of which there are few, because each connection keeps a query plan for each of them.
 */
export const prepared = '/* prepared */'

/** Makes a connection cache the query plans of statements that start with `prepared`. */
export const cachePlans = (client: pg.PoolClient): void => {
  const { query } = client
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [named(statement) ?? statement, ...rest]),
  })
}

const named = (statement: unknown) => {
  if (typeof statement !== 'string' || !statement.startsWith(prepared)) return
  return { name: nameOf(statement), text: statement }
}

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `prepared_${names.size}`
  names.set(text, name)
  return name
}
