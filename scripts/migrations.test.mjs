import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { filesBelow } from './files.mjs'
import { root } from './root.mjs'

/** Later ones keep nodes of the release before running, which read and write the new schema until they are restarted. */
const lastBeforeTheRule = 33

/** Statements after which code of the release before would fail, by what is wrong with them. */
const breaking = {
  'removes what it may still use': /\bdrop\s+(table|column|view|materialized view|function|type|index)\b/,
  'renames what it uses': /\brename\b/,
  'changes a type that it reads or writes': /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/,
  'requires a value that it does not write':
    /\bset\s+not\s+null\b|\badd\s+column\s(?:(?!\bdefault\b|\bgenerated\b|,).)*\bnot\s+null(?!(?:(?!,).)*\b(default|generated)\b)/s,
  'refuses what it writes':
    /\badd\s+(constraint\s+\S+\s+)?(check|unique|foreign\s+key|exclude)\b|\bcreate\s+trigger\b/,
}

/** The reason in a comment above a statement that is safe all the same. */
const reason = /^--\s*Safe beside the release before: \S/m

/** The breaking statements of a migration that say nothing about why they are safe. */
const breakingStatements = sql =>
  withoutBodies(sql)
    .split(/;\s*\n|;\s*$/)
    .filter(statement => !reason.test(statement))
    .flatMap(statement => {
      const code = statement.replaceAll(/--.*$/gm, '').trim().toLowerCase()
      return Object.entries(breaking)
        .filter(([, pattern]) => pattern.test(code))
        .map(([error]) => `${code.split('\n')[0]}: ${error}`)
    })

/** Functions contain statements that the migration does not run. */
const withoutBodies = sql => sql.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")

test('migrations let nodes of the release before run until they are restarted', async () => {
  const migrations = (await filesBelow('server/kernel/db/migrations')).filter(file => file.endsWith('.sql'))
  expect(migrations.length).toBeGreaterThan(30)
  const later = migrations.filter(file => Number(/(\d+)-/.exec(file)?.[1]) > lastBeforeTheRule)
  const found = later.flatMap(file =>
    breakingStatements(readFileSync(join(root, file), 'utf8')).map(statement => `${file}: ${statement}`),
  )
  expect(found).toEqual([])
})

describe('a statement of a migration', () => {
  it.each([
    'alter table page drop column words;',
    'drop table attempt;',
    'alter table page rename column words to text;',
    'alter table page alter column words type jsonb;',
    'alter table page alter column words set not null;',
    'alter table page add column words text not null;',
    'alter table page\n  add column one text,\n  add column words text not null;',
    'alter table page add constraint few check (words < 10);',
    'drop index page_words;',
  ])('may break the release before: %s', sql => {
    expect(breakingStatements(sql)).toHaveLength(1)
  })

  it.each([
    "alter table page add column words text not null default '';",
    'alter table page add column words text, add column letters integer not null default 0;',
    'alter table page alter column words drop not null;',
    'create table tag (id bigint not null, name text unique);',
    'create index page_words on page (words);',
    'create function f() returns void language sql as $$ drop table page $$;',
    '-- Drop table pages are rare.\ncreate index page_words on page (words);',
    '-- Safe before the release before: no.\n-- Safe beside the release before: nothing reads it since 0.8.\nalter table page drop column words;',
  ])('is safe: %s', sql => {
    expect(breakingStatements(sql)).toEqual([])
  })
})
