import { createHash } from 'node:crypto'
import { type DefinitionShape, narrowedParts, shapeOf } from '@ximblox/blocks/definition-shape'
import type { Registry } from '@ximblox/blocks/registry'
import type { ChangedDefinition } from '@ximblox/contract/content-check'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { version as release } from '../../kernel/version.ts'

/** The shape of one version of a block type or page type. */
export interface DefinitionRecord {
  kind: ChangedDefinition['kind']
  id: string
  version: number
  shape: DefinitionShape
  hash: string
}

type Upgrades = Readonly<Record<number, unknown>>

export const definitionsOf = ({ blocks, contentTypes }: Registry): DefinitionRecord[] => [
  ...[...blocks.values()].map(definition => recordOf('block', definition)),
  ...[...contentTypes.values()].map(definition => recordOf('page-type', definition)),
]

const recordOf = (
  kind: DefinitionRecord['kind'],
  definition: Parameters<typeof shapeOf>[0] & { id: string; version: number },
): DefinitionRecord => {
  const shape = shapeOf(definition)
  return { kind, id: definition.id, version: definition.version, shape, hash: hashOf(shape) }
}

/**
 * A hash of everything that decides whether stored content matches: the definitions, their upgrades, and this release,
 * which brings the rules of the field kinds.
 */
export const hashOfDefinitions = (registry: Registry): string =>
  hashOf({
    release,
    shapes: Object.fromEntries(definitionsOf(registry).map(record => [keyOf(record), record.hash])),
    upgrades: [registry.blocks, registry.contentTypes].map(definitions =>
      Object.fromEntries([...definitions].map(([id, definition]) => [id, sourcesOf(definition)])),
    ),
  })

const sourcesOf = ({ upgrades = {} }: { id: string; upgrades?: Upgrades }): string[] =>
  Object.entries(upgrades).map(([step, upgrade]) => `${step}: ${String(upgrade)}`)

const hashOf = (value: unknown): string => createHash('sha256').update(stableStringify(value)).digest('hex')

/** The definitions that accept less than the recorded ones of the same version. */
export const changedSince = (
  recorded: readonly DefinitionRecord[],
  current: readonly DefinitionRecord[],
): ChangedDefinition[] => {
  const before = new Map(recorded.map(record => [keyOf(record), record]))
  return current.flatMap(record => {
    const earlier = before.get(keyOf(record))
    if (!earlier || earlier.hash === record.hash) return []
    const parts = narrowedParts(earlier.shape, record.shape).toSorted()
    const { kind, id, version } = record
    return parts.length === 0 ? [] : [{ kind, id, version, parts, pages: 0, livePages: 0 }]
  })
}

export const keyOf = ({ kind, id, version }: Pick<DefinitionRecord, 'kind' | 'id' | 'version'>): string =>
  `${kind} ${id} ${version}`
