import type { Block } from '@ximblox/contract/blocks'
import type { MismatchKind } from '@ximblox/contract/content-check'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { DraftErrors } from './draft-errors.ts'
import { isAttachmentName } from './fields/attachment-name.ts'
import type { Registry } from './registry.ts'
import { upgradeBlocks, upgradePageType } from './upgrade.ts'
import { validateBlocks, validateProps } from './validate.ts'

/** A place where stored content does not match the definitions of its site. */
export interface Mismatch {
  kind: MismatchKind
  /** The type of the block or of the page. */
  type: string
  /** The first concerned property, in the form of error entries: `blocks.3.props.title`. */
  property: string
}

type Content = Pick<VersionContent, 'blocks' | 'pageType' | '__images' | '__files'>

/**
 * Compares a stored version with the definitions and returns at most one mismatch per block, and one for the page.
 * Drafts (`isDraft`) may contain incomplete values. Never throws: content that cannot be traversed is `unreadable`.
 */
export const contentMismatches = (
  registry: Registry,
  content: Content,
  { isDraft = false }: { isDraft?: boolean } = {},
): Mismatch[] => {
  try {
    return [...pageMismatches(registry, content, isDraft), ...blockMismatches(registry, content, isDraft)]
  } catch {
    return [{ kind: 'unreadable', type: '', property: 'blocks' }]
  }
}

const pageMismatches = (registry: Registry, content: Content, isDraft: boolean): Mismatch[] => {
  const { id: type, version } = content.pageType
  const definition = registry.contentTypes.get(type)
  if (!definition) return [{ kind: 'unknown-page-type', type, property: 'pageType.id' }]
  if ((version ?? definition.version) > definition.version)
    return [{ kind: 'newer-page-type', type, property: 'pageType.version' }]
  let hasFailed = false
  const { props } = upgradePageType(registry, content.pageType, () => {
    hasFailed = true
  })
  if (hasFailed) return [{ kind: 'upgrade-failed', type, property: 'pageType.props' }]
  const { fields } = definition
  const [first] = [
    ...errorsIn(validateProps(fields, props, 'pageType.props'), isDraft),
    ...misplaced(content.__images, name => isAttachmentName(fields, name, 'image'), '__images'),
    ...misplaced(content.__files, name => isAttachmentName(fields, name, 'file'), '__files'),
  ]
  return first === undefined ? [] : [{ kind: 'invalid-props', type, property: first }]
}

const misplaced = (values: object, isKnown: (name: string) => boolean, prefix: string): string[] =>
  Object.keys(values)
    .filter(name => !isKnown(name))
    .map(name => `${prefix}.${name}`)

const blockMismatches = (registry: Registry, { blocks }: Content, isDraft: boolean): Mismatch[] => {
  const found = new Map<string, Mismatch>()
  const typeAt = new Map<string, string>()
  const pathOf = new Map<Block, string>()
  walkBlocks(blocks, (block, path) => {
    const { type, version } = block
    pathOf.set(block, path)
    typeAt.set(path, type)
    const definition = registry.blocks.get(type)
    if (!definition) found.set(path, { kind: 'unknown-block', type, property: `${path}.type` })
    else if ((version ?? definition.version) > definition.version)
      found.set(path, { kind: 'newer-block', type, property: `${path}.version` })
  })
  const upgraded = upgradeBlocks(registry, blocks, block => {
    const path = pathOf.get(block) ?? 'blocks'
    found.set(path, { kind: 'upgrade-failed', type: block.type, property: `${path}.props` })
  })
  for (const property of errorsIn(validateBlocks(registry, upgraded), isDraft)) {
    const path = blockPath(property)
    if (!found.has(path)) found.set(path, { kind: 'invalid-props', type: typeAt.get(path) ?? '', property })
  }
  return [...found.values()]
}

const errorsIn = ({ refused, tolerated }: DraftErrors, isDraft: boolean): string[] =>
  (isDraft ? refused : [...refused, ...tolerated]).map(({ property }) => property)

/** The path of the innermost block of a property. */
const blockPath = (property: string): string =>
  /^blocks\.\d+(?:\.slots\.[^.]+\.\d+(?![^.]))*/.exec(property)?.[0] ?? 'blocks'
