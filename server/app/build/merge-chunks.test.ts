import { describe, expect, it } from 'vitest'
import { type Chunk, mergeChunks } from './merge-chunks.ts'

const requestSize = 100

/** A chunk with one module of its name. */
const chunk = (
  kind: Chunk['kind'],
  name: string,
  size: number,
  imports = '',
  dynamicImports = '',
): Chunk => ({
  name,
  kind,
  size,
  modules: [`${name}.ts`],
  imports: imports.split(' '),
  dynamicImports: dynamicImports.split(' '),
})

const merged = (...chunks: Chunk[]) =>
  mergeChunks(chunks, requestSize).map(modules => modules.toSorted((a, b) => a.localeCompare(b)))

describe('shared chunks', () => {
  it('are merged when the requests which that saves are worth more than bytes loaded without need', () => {
    const entries = (size: number) => [
      chunk('start', 'app', 10, '', 'users roles'),
      chunk('later', 'users', 10, 'dialog list'),
      chunk('later', 'roles', 10, 'dialog'),
      chunk('shared', 'dialog', 500),
      chunk('shared', 'list', size),
    ]
    expect(merged(...entries(99))).toEqual([['dialog.ts', 'list.ts']])
    expect(merged(...entries(101))).toEqual([])
  })

  it('stay apart when no entry loads both', () => {
    const [users, roles] = [chunk('later', 'users', 10, 'a'), chunk('later', 'roles', 10, 'b')]
    const app = chunk('start', 'app', 10, '', 'users roles')
    expect(merged(app, users, roles, chunk('shared', 'a', 1), chunk('shared', 'b', 1))).toEqual([])
  })

  it('count what a chunk imports as loaded without need', () => {
    const chunks = (size: number) => [
      chunk('start', 'app', 10, '', 'users roles'),
      chunk('later', 'users', 10, 'dialog list'),
      chunk('later', 'roles', 10, 'dialog'),
      chunk('shared', 'dialog', 1),
      chunk('shared', 'list', 1, 'table'),
      chunk('later', 'table', size),
    ]
    expect(merged(...chunks(90))).toEqual([['dialog.ts', 'list.ts']])
    expect(merged(...chunks(110))).toEqual([])
  })

  it('cost nothing where a screen that always comes first has loaded them', () => {
    const dialog = chunk('later', 'dialog', 10, 'menu form')
    const [menu, form] = [chunk('shared', 'menu', 1_000), chunk('shared', 'form', 1_000)]
    const editor = chunk('later', 'editor', 10, 'menu', 'dialog')
    expect(merged(chunk('start', 'app', 10, 'form', 'editor'), editor, dialog, menu, form)).toEqual([])
    const both = [chunk('shared', 'one', 1_000), chunk('shared', 'two', 1_000)]
    const app = chunk('start', 'app', 10, 'one two', 'screen')
    expect(merged(app, chunk('later', 'screen', 10, 'one'), ...both)).toEqual([['one.ts', 'two.ts']])
  })

  it('are never merged across a chunk between them, which would run before what it needs', () => {
    const app = chunk('start', 'app', 10, 'top')
    const between = chunk('later', 'middle', 1_000, 'bottom')
    expect(merged(app, chunk('shared', 'top', 1, 'middle'), between, chunk('shared', 'bottom', 1))).toEqual(
      [],
    )
    expect(merged(app, chunk('shared', 'top', 1, 'bottom'), chunk('shared', 'bottom', 1))).toEqual([
      ['bottom.ts', 'top.ts'],
    ])
  })

  it('become one when many are loaded by the same entry', () => {
    const names = Array.from({ length: 40 }, (_, index) => `part${index}`)
    const app = chunk('start', 'app', 10, names.join(' '))
    const parts = merged(app, ...names.map(name => chunk('shared', name, 1_000)))
    expect(parts.map(({ length }) => length)).toEqual([40])
  })
})
