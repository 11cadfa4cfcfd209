import type pg from 'pg'

const marker = '/* prepared '

/** Begins a statement that each connection plans once. Worth it where planning takes longer than running: `name` tells it apart. */
export const prepared = (name: string): string => `${marker}${name} */`

/** Makes a connection keep the plans of statements that begin with `prepared`. */
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
