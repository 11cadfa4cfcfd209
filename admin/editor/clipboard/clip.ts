import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

/** The formats of a clipboard; each is empty if absent. */
export interface Clip {
  html: string
  text: string
  /** Copied files; empty where another format says more, as with a picture of selected text. */
  files?: readonly File[]
}

/** Copied blocks, not validated yet. */
interface CopiedBlocks {
  /** The site that their images and pages belong to. */
  origin: unknown
  blocks: unknown
}

/** Blocks as clipboard formats: plain text for any program, and the blocks themselves inside the HTML. */
export const clipOf = (registry: Registry, blocks: readonly Block[], origin: string): Clip => {
  const lines = linesOf(registry, blocks)
  const copied: CopiedBlocks = { origin, blocks }
  const text = lines.map(line => `<p>${escaped(line)}</p>`).join('')
  return {
    html: `<div ${attribute}="${encodeURIComponent(JSON.stringify(copied))}">${text}</div>`,
    text: lines.join('\n'),
  }
}

/** The blocks in a clipboard's HTML; null if it comes from another program. */
export const copiedIn = (html: string): CopiedBlocks | null => {
  const encoded = new RegExp(` ${attribute}="([^"]*)"`).exec(html)?.[1]
  if (encoded === undefined) return null
  try {
    return JSON.parse(decodeURIComponent(encoded))
  } catch {
    return null
  }
}

/** Browsers that sanitise HTML on the clipboard keep data attributes. */
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
