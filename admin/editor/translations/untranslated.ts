import { fieldsText } from '@ximblox/blocks/fields/search-text'
import { currentDefinition, currentPageType, type Registry } from '@ximblox/blocks/registry'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

/** The texts of a translation that are still equal to those of its source. */
export interface Untranslated {
  /** Keys in reading order. */
  blocks: string[]
  parts: ('props' | 'seoTitle' | 'seoDescription' | 'seoKeywords')[]
}

/** Compares the texts at the same places. */
export const findUntranslated = (
  registry: Registry,
  own: VersionContent,
  source: VersionContent,
): Untranslated => {
  const theirs = blockTexts(registry, source)
  const same = [...blockTexts(registry, own)].filter(([key, text]) => isSame(text, theirs.get(key)))
  const parts = [
    ['props', isSame(propsText(registry, own), propsText(registry, source))],
    ['seoTitle', isSame(own.seoTitle, source.seoTitle)],
    ['seoDescription', isSame(own.seoDescription, source.seoDescription)],
    ['seoKeywords', isSame(own.seoKeywords.join(' '), source.seoKeywords.join(' '))],
  ] as const
  return {
    blocks: same.map(([key]) => key),
    parts: parts.filter(([, isSame]) => isSame).map(([name]) => name),
  }
}

/** Whether at least half of the significant lines are equal. */
const isSame = (text: string, other = ''): boolean => {
  const theirs = new Set(other.split('\n'))
  const lines = tellingLines(text)
  const same = lines.filter(line => theirs.has(line))
  return same.length > 0 && same.length * 2 >= lines.length
}

/** Single words and names are often equal in two languages; whole lists of nothing else hardly ever are. */
const tellingLines = (text: string): string[] => {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const sentences = lines.filter(line => /\S\s+[^\s\p{Lu}]/u.test(line))
  return sentences.length > 0 || lines.length < listLength ? sentences : lines
}
const listLength = 3

const blockTexts = (registry: Registry, { blocks }: VersionContent): Map<string, string> => {
  const texts = new Map<string, string>()
  walkBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    if (!definition) return
    const alternatives = Object.values(block.__images).map(({ altText }) => altText)
    texts.set(block.key, [fieldsText(definition.fields, block.props), ...alternatives].join('\n'))
  })
  return texts
}

const propsText = (registry: Registry, { pageType }: VersionContent): string => {
  const { fields = {}, sharedFields = {} } = currentPageType(registry, pageType) ?? {}
  const own = Object.entries(fields).filter(([name]) => !(name in sharedFields))
  return fieldsText(Object.fromEntries(own), pageType.props)
}
