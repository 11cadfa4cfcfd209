import type { Fields } from '@ximblox/blocks/fields/fields'
import { fieldLabelAt } from '@ximblox/blocks/labels'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { blockName } from '../pages/block-name.ts'
import { useCommonLabels } from '../pages/use-common-labels.ts'
import { useWorkspace } from './workspace.ts'

interface Place {
  /** The type of the block; null for the page itself. */
  type: string | null
  /** As in `props.cards.k7.title`; `""` for the whole block. */
  path: string
}

/** Names the place of a change, as in “Cards · Title”. */
export const usePlaceName = (): ((place: Place) => string) => {
  const t = useTranslations('editor.conflicts')
  const common = useCommonLabels()
  const { editor } = useWorkspace()
  const { labelText } = useLanguage()
  const { registry, store } = editor
  const fieldName = (fields: Fields = {}, path: string) => {
    const found = fieldLabelAt(fields, path)
    return found ? labelText(found.label) : (common.get(path) ?? path)
  }
  return ({ type, path }) => {
    const { meta } = store.getState().document
    if (type === null) {
      const fields = registry.contentTypes.get(meta.pageType.id)?.fields
      return `${t('page')} · ${fieldName(fields, path)}`
    }
    const definition = registry.blocks.get(type)
    const part = path === '' ? t('wholeBlock') : fieldName(definition?.fields, path)
    return `${blockName(definition, type, labelText)} · ${part}`
  }
}
