import type { Block } from '@ximblox/contract/blocks'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { JsonObject } from '@ximblox/contract/fields'
import { limits } from '@ximblox/contract/limits'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { isAnchorName } from './anchors.ts'
import type { BlockDefinition } from './define-block.ts'
import { type DraftErrors, mergeErrors, schemaErrors } from './draft-errors.ts'
import { isAttachmentName } from './fields/attachment-name.ts'
import { completeProps } from './fields/complete-props.ts'
import type { Fields } from './fields/fields.ts'
import { propsSchema } from './fields/props-schema.ts'
import { isAllowedIn, type Place } from './placement.ts'
import { currentDefinition, type Registry } from './registry.ts'

/** All errors of the blocks of a version. The props of blocks of unknown types are not checked. */
export const validateBlocks = (
  registry: Registry,
  blocks: readonly Block[],
  prefix = 'blocks',
): DraftErrors => {
  const walked = walk(blocks, prefix)
  return mergeErrors([
    {
      refused: [
        ...limitErrors(walked, prefix),
        ...keyErrors(walked),
        ...placeErrors(registry, blocks, prefix, null),
      ],
      tolerated: anchorErrors(walked),
    },
    ...walked.map(({ block, path }) => blockErrors(registry, block, path)),
  ])
}

/** The errors of props; missing props count as their defaults. */
export const validateProps = (fields: Fields, props: JsonObject, prefix: string): DraftErrors =>
  schemaErrors(propsSchema(fields), completeProps(fields, props), prefix)

interface WalkedBlock {
  block: Block
  path: string
}

const walk = (blocks: readonly Block[], prefix: string): WalkedBlock[] => {
  const walked: WalkedBlock[] = []
  walkBlocks(blocks, (block, path) => walked.push({ block, path }), prefix)
  return walked
}

const limitErrors = (walked: readonly WalkedBlock[], prefix: string): ErrorEntry[] => [
  ...(walked.length > limits.blocks ? [errorAt(prefix, 'tooManyItems', { max: limits.blocks })] : []),
  // Deeper blocks have the same cause and are not reported.
  ...walked
    .filter(({ path }) => depthOf(path) === limits.blockDepth + 1)
    .map(({ path }) => errorAt(path, 'tooDeep', { max: limits.blockDepth })),
]

const depthOf = (path: string): number => path.split('.slots.').length

const keyErrors = (walked: readonly WalkedBlock[]): ErrorEntry[] =>
  duplicates(walked, ({ block }) => block.key).map(({ path }) => errorAt(`${path}.key`, 'alreadyExists'))

const anchorErrors = (walked: readonly WalkedBlock[]): ErrorEntry[] => {
  const anchored = walked.filter(({ block }) => block.anchorPoint !== '')
  return [
    ...anchored
      .filter(({ block }) => !isAnchorName(block.anchorPoint))
      .map(at => errorAt(`${at.path}.anchorPoint`, 'invalidAnchorName')),
    ...duplicates(anchored, ({ block }) => block.anchorPoint).map(at =>
      errorAt(`${at.path}.anchorPoint`, 'anchorTaken'),
    ),
  ]
}

/** The blocks with the same name as an earlier one. */
const duplicates = (walked: readonly WalkedBlock[], nameOf: (at: WalkedBlock) => string): WalkedBlock[] => {
  const seen = new Set<string>()
  return walked.filter(at => {
    const name = nameOf(at)
    const isRepeated = seen.has(name)
    seen.add(name)
    return isRepeated
  })
}

const blockErrors = (registry: Registry, block: Block, path: string): DraftErrors => {
  const definition = currentDefinition(registry, block)
  if (!definition) return mergeErrors([])
  const props = completeProps(definition.fields, block.props)
  return mergeErrors([
    schemaErrors(definition.propsSchema, props, `${path}.props`),
    {
      refused: [
        ...slotErrors(registry, definition, block, path),
        ...attachmentErrors(definition, block, path),
      ],
      tolerated: [],
    },
  ])
}

const slotErrors = (
  registry: Registry,
  { slots = {} }: BlockDefinition,
  block: Block,
  path: string,
): ErrorEntry[] =>
  Object.entries(block.slots ?? {}).flatMap(([name, children]) => {
    const property = `${path}.slots.${name}`
    if (!Object.hasOwn(slots, name)) return [errorAt(property, 'unknownField')]
    return placeErrors(registry, children, property, { type: block.type, slot: name })
  })

/** Blocks of unknown types are kept wherever they are. */
const placeErrors = (
  registry: Registry,
  blocks: readonly Block[],
  property: string,
  place: Place,
): ErrorEntry[] =>
  blocks.flatMap(({ type }, index) =>
    isAllowedIn(registry, type, place) || !registry.blocks.has(type)
      ? []
      : [errorAt(`${property}.${index}.type`, 'blockNotAllowed')],
  )

const attachmentErrors = ({ fields }: BlockDefinition, block: Block, path: string): ErrorEntry[] => [
  ...Object.keys(block.__images)
    .filter(name => !isAttachmentName(fields, name, 'image'))
    .map(name => errorAt(`${path}.__images.${name}`, 'unknownField')),
  ...Object.keys(block.__files)
    .filter(name => !isAttachmentName(fields, name, 'file'))
    .map(name => errorAt(`${path}.__files.${name}`, 'unknownField')),
]
