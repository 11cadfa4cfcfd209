import type { Block } from '@ximblox/contract/blocks'
import type { BlockDefinition } from './define-block.ts'
import type { PageTypeDefinition } from './define-page-type.ts'
import { blockTypeErrors, pageTypeErrors, repeatedIDs } from './registry-errors.ts'

/** Every block type and page type of a site, by id. */
export interface Registry {
  blocks: ReadonlyMap<string, BlockDefinition>
  pageTypes: ReadonlyMap<string, PageTypeDefinition>
}

interface Definitions {
  blocks: readonly BlockDefinition[]
  pageTypes: readonly PageTypeDefinition[]
}

/** Throws with every fault of the definitions at once. */
export const createRegistry = ({ blocks, pageTypes }: Definitions): Registry => {
  const blockIDs = new Set(blocks.map(({ id }) => id))
  throwErrors('The registry is not sound', [
    ...repeatedIDs('Block type', blocks),
    ...repeatedIDs('Page type', pageTypes),
    ...blocks.flatMap(definition => blockTypeErrors(definition, blockIDs)),
    ...pageTypes.flatMap(pageTypeErrors),
  ])
  return Object.freeze({
    blocks: new Map(blocks.map(definition => [definition.id, definition])),
    pageTypes: new Map(pageTypes.map(definition => [definition.id, definition])),
  })
}

/** The type of a block whose props are of the type's current version; an absent version means the current one. */
export const currentDefinition = (
  registry: Registry,
  { type, version }: Block,
): BlockDefinition | undefined => {
  const definition = registry.blocks.get(type)
  return definition && (version ?? definition.version) === definition.version ? definition : undefined
}

interface ViewIDs {
  blocks: ReadonlyMap<string, unknown>
  pageTypes: ReadonlyMap<string, unknown>
}

/** Throws, naming each gap, unless every block type and page type has its view and no view is left over. */
export const checkViews = (registry: Registry, views: ViewIDs): void =>
  throwErrors('The views do not fit the registry', [
    ...viewErrors('block type', registry.blocks, views.blocks),
    ...viewErrors('page type', registry.pageTypes, views.pageTypes),
  ])

const viewErrors = (
  what: string,
  definitions: ReadonlyMap<string, unknown>,
  views: ReadonlyMap<string, unknown>,
) => [
  ...missingFrom(views, definitions).map(id => `no view for the ${what} "${id}"`),
  ...missingFrom(definitions, views).map(id => `a view for the unknown ${what} "${id}"`),
]

const missingFrom = (ids: ReadonlyMap<string, unknown>, wanted: ReadonlyMap<string, unknown>) =>
  [...wanted.keys()].filter(id => !ids.has(id))

const throwErrors = (what: string, faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(`${what}: ${faults.join('; ')}`)
}
