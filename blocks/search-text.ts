import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { fieldsText } from './fields/search-text.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

/** The searchable text of a version in reading order: title, page props, blocks. */
export const searchText = (
  registry: Registry,
  { title, pageType, blocks }: Pick<VersionContent, 'title' | 'pageType' | 'blocks'>,
): string => {
  const type = currentPageType(registry, pageType)
  const texts = [title, type ? fieldsText(type.fields, pageType.props) : '']
  walkBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    if (definition) texts.push(fieldsText(definition.fields, block.props))
  })
  return texts.filter(text => text !== '').join('\n')
}
