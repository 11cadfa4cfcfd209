import { readdirSync, readFileSync } from 'node:fs'
import { createRegistry } from '@ximblox/blocks/registry'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { addCommands } from './commands.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const folder = 'docs/guide/operators'
const pages = readdirSync(new URL(`../../../${folder}`, import.meta.url)).filter(name => name.endsWith('.md'))
const handbook = pages.map(page => read(`${folder}/${page}`)).join('\n')

const settings = new Set(
  [...read('server/kernel/config/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
)

/** The command that the first of these words name, and the words that remain. */
const find = (command: Command, words: readonly string[]): { command: Command; rest: readonly string[] } => {
  const [name, ...rest] = words
  const named = command.commands.find(sub => sub.name() === name)
  return named ? find(named, rest) : { command, rest: words }
}

describe('the handbook for operators', () => {
  it('describes every setting, and no other', () => {
    const rows = [...read(`${folder}/settings.md`).matchAll(/^\| (.+?) \|/gm)]
    const described = rows.flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    )
    expect(settings.size).toBeGreaterThan(25)
    expect(new Set(described)).toEqual(settings)
  })

  it('sets only what is a setting', () => {
    const known = new Set([...settings, 'NODE_ENV', 'NODE_OPTIONS'])
    const set = [...handbook.matchAll(/\b([A-Z]{2,}(?:_[A-Z]+)*)=/g)].map(([, name]) => name)
    expect([...new Set(set)].filter(name => !known.has(name))).toEqual([])
  })

  it('shows only commands and options that exist', () => {
    const program = new Command()
    program.command('start')
    addCommands(program, { registry: createRegistry({ blocks: [], pageTypes: [] }) } as never, async () => {})
    const shown = [...handbook.matchAll(/npx ximblox ([a-z][^\n`#]*)/g)].map(([, line = '']) => line.trim())
    expect(shown.length).toBeGreaterThan(20)
    const unknown = shown.filter(line => {
      const { command, rest } = find(program, line.split(/\s+/))
      const options = rest.filter(word => word.startsWith('--'))
      const isKnown = (option: string) => command.options.some(({ long }) => long === option)
      return command.commands.length > 0 || !options.every(isKnown)
    })
    expect(unknown).toEqual([])
  })

  it('leads to each of its pages', () => {
    const contents = read(`${folder}/README.md`)
    expect(pages.filter(page => page !== 'README.md' && !contents.includes(`](${page})`))).toEqual([])
  })
})
