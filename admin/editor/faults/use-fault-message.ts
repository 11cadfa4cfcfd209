import type { Fields } from '@ximblox/blocks/fields/fields'
import type { Language } from '@ximblox/contract/locales'
import { messageIn } from '@ximblox/contract/messages/message-in'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useWorkspace } from '../workspace.ts'
import type { LocatedFault } from './locate.ts'

/** What a fault says of the field that it is about, by the field's own label. */
export const useFaultMessage = (): ((fault: LocatedFault) => string) => {
  const { editor } = useWorkspace()
  const { words, language } = useLanguage()
  const { registry, store } = editor
  const fieldsOf = (block: string | null): Fields => {
    const { blocks, meta } = store.getState().document
    return block === null
      ? (registry.pageTypes.get(meta.pageType.id)?.fields ?? {})
      : (registry.blocks.get(blocks.get(block)?.type ?? '')?.fields ?? {})
  }
  return ({ block, path, code }) =>
    messageIn(words, { property: path, code }, labelOf(fieldsOf(block), path, language))
}

/** The label of the field at `props.cards.k7.title`, `pageType.props.date` or `__images.cards_k7_image`. */
export const labelOf = (fields: Fields, path: string, language: Language): string | undefined => {
  const [first, second, ...rest] = path.split('.')
  if (first === 'props') return labelAt(fields, [second ?? '', ...rest], language)
  if (first === 'pageType' && second === 'props') return labelAt(fields, rest, language)
  if (first === '__images' || first === '__files') return labelAt(fields, (second ?? '').split('_'), language)
  return undefined
}

const labelAt = (
  fields: Fields,
  [name = '', key, ...rest]: readonly string[],
  language: Language,
): string | undefined => {
  const field = fields[name]
  if (field?.kind === 'list' && key !== undefined && rest.length > 0)
    return labelAt(field.fields, rest, language)
  return field?.label[language]
}
