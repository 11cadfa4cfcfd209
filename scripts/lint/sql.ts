const builderCall = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/
const templates = /^import\s*\{[^}]*\bsql\b[^}]*\}\s*from 'kysely'/m

export const isStore = (file: string): boolean => /[/-]store\.ts$/.test(file)

/** True for calls of the query builder, and for files that can write SQL in templates. */
export const holdsSQL = (source: string): boolean => {
  const code = withoutComments(source)
  return builderCall.test(code) || templates.test(code)
}

const writes = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\binsert\s+into\s+(\w+)/g,
  /\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/g,
  /\bdelete\s+from\s+(\w+)/g,
]

/** The tables that a source writes, each named once. */
export const tablesWritten = (source: string): string[] => {
  const code = withoutComments(source)
  const tables = writes.flatMap(pattern => Array.from(code.matchAll(pattern), ([, table]) => table ?? ''))
  return [...new Set(tables)].toSorted()
}

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '')
