import type { Fields } from '@ximblox/blocks/fields/fields'
import { walkFields } from '@ximblox/blocks/fields/walk-fields'
import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block, ImageData } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

export type CheckName = 'description' | 'alternatives' | 'headings'

export interface Check {
  name: CheckName
  /** How many times it is not as it should be. */
  faults: number
}

/** What makes a page easier to find and to read for everyone. */
export const seoChecks = (content: VersionContent, registry: Registry): Check[] => {
  const blocks = blocksOf(content)
  const pictures = [content, ...blocks].flatMap(({ __images }) => Object.values(__images))
  const levels = blocks.flatMap(block => headingLevels(block, registry.blocks.get(block.type)?.fields ?? {}))
  return [
    { name: 'description', faults: content.seoDescription.trim() === '' ? 1 : 0 },
    { name: 'alternatives', faults: [...pictures, ...(content.seoImage ?? [])].filter(isUntold).length },
    { name: 'headings', faults: leaps(levels) },
  ]
}

const blocksOf = ({ blocks }: VersionContent): Block[] => {
  const all: Block[] = []
  walkBlocks(blocks, block => all.push(block))
  return all
}

const isUntold = ({ altText, decorative }: ImageData) => altText.trim() === '' && !decorative

const headingLevels = ({ props }: Block, fields: Fields): number[] =>
  [...walkFields(fields, props)].flatMap(({ field, value }) =>
    field.kind === 'richText' && value !== undefined ? levelsIn(value) : [],
  )

const levelsIn = (node: Json): number[] => {
  if (!isJsonObject(node)) return []
  const level = node.type === 'heading' && isJsonObject(node.attrs) ? node.attrs.level : undefined
  const inside = Array.isArray(node.content) ? node.content.flatMap(levelsIn) : []
  return typeof level === 'number' ? [level, ...inside] : inside
}

/** How often a heading is more than one level below the one before it; the page's title is of level 1. */
const leaps = (levels: readonly number[]): number =>
  levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1).length
