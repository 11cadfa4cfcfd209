import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageTypeContent, VersionContent } from '@ximblox/contract/pages'
import { isJsonObject } from './json-object.ts'
import { mapBlocks } from './map-blocks.ts'
import type { Registry } from './registry.ts'
import { type AnySharedFields, type SharedProps, withoutWordings, withShared } from './shared-fields.ts'

/** The props of a page as they are stored, and those of the page that its shared values belong to. */
export type StoredPageType = PageTypeContent & { shared?: SharedProps | undefined }

export const sharedFieldsOf = (registry: Registry, pageType: string): AnySharedFields | undefined =>
  registry.pageTypes.get(pageType)?.sharedFields

/** Upgrades both the props of the page and its blocks: see `upgradePageType` and `upgradeBlocks`. */
export const upgradeContent = <C extends Pick<VersionContent, 'pageType' | 'blocks'>>(
  registry: Registry,
  content: C,
  onFailure?: (stored: Block | PageTypeContent, error: unknown) => void,
): C => ({
  ...content,
  pageType: upgradePageType(registry, content.pageType, onFailure),
  blocks: upgradeBlocks(registry, content.blocks, onFailure),
})

/**
 * Upgrades stored props of a page to the current version of its type, by the rules that blocks are upgraded by, and puts
 * shared values in place.
 */
export const upgradePageType = (
  registry: Registry,
  { shared, ...pageType }: StoredPageType,
  onFailure?: (pageType: PageTypeContent, error: unknown) => void,
): PageTypeContent => {
  const definition = registry.contentTypes.get(pageType.id)
  const own = upgrade(definition, pageType, onFailure)
  const fields = sharedFieldsOf(registry, pageType.id)
  if (!fields || !definition) return own
  if (!shared) return { ...own, props: withoutWordings(fields, own.props) }
  const from = upgrade(definition, { id: pageType.id, ...shared }, onFailure)
  const isAlike = from.version === (own.version ?? definition.version)
  return {
    ...own,
    props: isAlike
      ? withShared(fields, own.props, withoutWordings(fields, from.props))
      : withoutWordings(fields, own.props),
  }
}

/**
 * Upgrades stored props to the current versions of their types. Blocks of unknown types or newer versions are unchanged,
 * and so are blocks with a failing upgrade, which are passed to `onFailure`.
 */
export const upgradeBlocks = (
  registry: Registry,
  blocks: readonly Block[],
  onFailure?: (block: Block, error: unknown) => void,
): Block[] => mapBlocks(blocks, block => upgrade(registry.blocks.get(block.type), block, onFailure))

interface Definition {
  id: string
  version: number
  upgrades?: Readonly<Record<number, (props: JsonObject) => JsonObject>>
}

const upgrade = <Stored extends Block | PageTypeContent>(
  definition: Definition | undefined,
  stored: Stored,
  onFailure: (stored: Stored, error: unknown) => void = () => {},
): Stored => {
  const version = stored.version ?? definition?.version
  if (!definition || version === undefined || version >= definition.version) return stored
  try {
    return {
      ...stored,
      version: definition.version,
      props: upgradedProps(definition, version, stored.props),
    }
  } catch (error) {
    onFailure(stored, error)
    return stored
  }
}

const upgradedProps = (
  { id, version, upgrades = {} }: Definition,
  from: number,
  stored: JsonObject,
): JsonObject => {
  // An upgrade may mutate its input, but the stored props have to survive a later failure.
  let props = structuredClone(stored)
  for (let step = from; step < version; step++) {
    const upgraded = upgrades[step]?.(props)
    if (!isJsonObject(upgraded)) throw new Error(`Upgrade ${step} of "${id}" did not return props`)
    props = upgraded
  }
  return props
}
