import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { BlockDefinition } from './define-block.ts'
import { currentDefinition, type Registry } from './registry.ts'

/** The query parameters of one block. */
export interface BlockParams {
  /** Names that blocks share. */
  shared: readonly string[]
  /** Names of the block's own, without the prefix. */
  own: readonly string[]
  /** What its own names begin with in the URL. */
  prefix: string
  /** Names in the URL that mean the same in translations of the page. */
  kept: readonly string[]
}

/**
 * The query parameters of the blocks of a page, by block key. The first block with a name of its own has it without a
 * prefix; others whose names would collide get the beginning of their key, so that their URLs survive changes of order
 * among themselves.
 */
export const blockParams = (
  registry: Registry,
  blocks: readonly Block[],
): ReadonlyMap<string, BlockParams> => {
  const found = new Map<string, BlockParams>()
  const taken = new Set<string>()
  walkBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    const shared = definition?.params ?? []
    const own = definition ? ownParamsOf(definition, block) : []
    if (shared.length + own.length === 0) return
    const prefix = own.some(name => taken.has(name)) ? prefixFor(block.key, own, taken) : ''
    for (const name of [...shared, ...own.map(name => prefix + name)]) taken.add(name)
    const kept = definition?.keptParams?.(block.props) ?? []
    found.set(block.key, {
      shared,
      own,
      prefix,
      kept: kept.map(name => (own.includes(name) ? prefix + name : name)),
    })
  })
  return found
}

const ownParamsOf = ({ ownParams }: BlockDefinition, { props }: Block): readonly string[] =>
  ownParams?.(props) ?? []

const shortest = 3

/** The shortest beginning of the key that makes every name free. */
const prefixFor = (key: string, own: readonly string[], taken: ReadonlySet<string>): string => {
  for (let length = shortest; length < key.length; length++) {
    const prefix = `${key.slice(0, length)}-`
    if (!own.some(name => taken.has(prefix + name))) return prefix
  }
  return `${key}-`
}
