import type pg from 'pg'

const mark = '/* prepared '

/** Begins a statement that each connection plans once. Worth it where planning takes longer than running: `name` tells it apart. */
export const prepared = (name: string): string => `${mark}${name} */`

/** Makes a connection keep the plans of statements that begin with `prepared`. */
export const keepPlans = (client: pg.PoolClient): void => {
  const { query } = client
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [named(statement) ?? statement, ...rest]),
  })
}

const named = (statement: unknown) => {
  if (typeof statement !== 'string' || !statement.startsWith(mark)) return
  return { name: statement.slice(mark.length, statement.indexOf(' ', mark.length)), text: statement }
}
