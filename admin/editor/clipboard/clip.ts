import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

/** What is on a clipboard, each form empty when it is not there. */
export interface Clip {
  html: string
  text: string
}

/** Blocks as they were copied; what they are is not known yet. */
interface CopiedBlocks {
  /** Of the site, whose pictures and pages they refer to. */
  origin: unknown
  blocks: unknown
}

/** Blocks for a clipboard: their words for any program, and within the HTML the blocks themselves. */
export const clipOf = (registry: Registry, blocks: readonly Block[], origin: string): Clip => {
  const lines = linesOf(registry, blocks)
  const copied: CopiedBlocks = { origin, blocks }
  const words = lines.map(line => `<p>${escaped(line)}</p>`).join('')
  return {
    html: `<div ${attribute}="${encodeURIComponent(JSON.stringify(copied))}">${words}</div>`,
    text: lines.join('\n'),
  }
}

/** The blocks that a clipboard's HTML holds; null when it comes from elsewhere. */
export const copiedIn = (html: string): CopiedBlocks | null => {
  const encoded = new RegExp(` ${attribute}="([^"]*)"`).exec(html)?.[1]
  if (encoded === undefined) return null
  try {
    return JSON.parse(decodeURIComponent(encoded))
  } catch {
    return null
  }
}

/** An attribute, because browsers that clean HTML on its way leave those of data alone. */
const attribute = 'data-ximblox-blocks'

const linesOf = (registry: Registry, blocks: readonly Block[]): string[] => {
  const lines: string[] = []
  walkBlocks(blocks, ({ type, props }) => {
    const text = fieldsText(registry.blocks.get(type)?.fields ?? {}, props)
    if (text !== '') lines.push(...text.split('\n'))
  })
  return lines
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
