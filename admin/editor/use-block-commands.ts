import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { blockName } from '../pages/block-name.ts'
import { type BlockCommands, type BlockTexts, createBlockCommands } from './block-commands.ts'
import { useWorkspace } from './workspace.ts'

/** A stable object until the page is closed or the language changes. */
export const useBlockCommands = (): BlockCommands => {
  const { editor, readOnly, announce } = useWorkspace()
  const texts = useBlockTexts()
  return useMemo(
    () => createBlockCommands({ editor, readOnly, announce, texts: texts }),
    [editor, readOnly, announce, texts],
  )
}

const useBlockTexts = (): BlockTexts => {
  const t = useTranslations('canvas')
  const { editor } = useWorkspace()
  const { labelText } = useLanguage()
  return useMemo(() => {
    const definitionOf = (type: string) => editor.registry.blocks.get(type)
    const typeOf = (key: string | null) => editor.store.getState().document.blocks.get(key ?? '')?.type ?? ''
    const at = (place: number, count: number) => ({ place: String(place), count: String(count) })
    return {
      nameOf: block => blockName(definitionOf(typeOf(block)), typeOf(block), labelText),
      slotOf: ({ parent, slot }) => labelText(definitionOf(typeOf(parent))?.slots?.[slot]?.label ?? slot),
      many: count => t('many', { count: String(count) }),
      selected: (name, place, count) => t('selected', { name, ...at(place, count) }),
      selectedMany: count => t('selectedMany', { count: String(count) }),
      moved: (name, place, count) => t('moved', { name, ...at(place, count) }),
      movedInto: (name, slot, place, count) => t('movedInto', { name, slot, ...at(place, count) }),
      duplicated: name => t('duplicated', { name }),
      removed: name => t('removed', { name }),
    }
  }, [t, editor, labelText])
}
