import { fieldsText } from '@ximblox/blocks/fields/search-text'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { plainLetters, plainWords } from '../../i18n/plain-letters.ts'
import { blockName } from '../../pages/block-name.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'

/** Finds blocks whose name and words contain all the words of a term. */
export const useFilter = () => {
  const { registry } = useWorkspace().editor
  const { labelText } = useLanguage()
  const [term, setTerm] = useState('')
  const words = plainWords(term)
  const isFiltering = words.length > 0
  // Without a term the outline does not follow the words of the page.
  const blocks = useEditorState(({ document }) => (isFiltering ? document.blocks : null))
  const isMatch = (key: string): boolean => {
    const block = blocks?.get(key)
    if (!block) return false
    const definition = registry.blocks.get(block.type)
    const name = blockName(definition, block.type, labelText)
    const text = plainLetters(`${name} ${definition ? fieldsText(definition.fields, block.props) : ''}`)
    return words.every(word => text.includes(word))
  }
  return { term, setTerm, isFiltering, isMatch }
}
