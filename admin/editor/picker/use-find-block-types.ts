import { useLanguage } from '../../i18n/language-provider.tsx'
import { insertType } from '../state/commands/insert.ts'
import { placeOf } from '../state/document/places.ts'
import { useMayChange } from '../use-may-change.ts'
import { useWorkspace } from '../workspace.ts'
import { ranked } from './pickable.ts'
import { useTypeCount } from './use-type-count.ts'

/** Finds the block types allowed after a block, best match first. */
export const useFindBlockTypes = (): ((after: string, term: string) => { type: string; name: string }[]) => {
  const { editor } = useWorkspace()
  const { language, labelText } = useLanguage()
  const mayChange = useMayChange()
  const usesOf = useTypeCount()
  return (after, term) => {
    const place = placeOf(editor.store.getState().document, after)
    if (!place) return []
    return ranked(editor.registry.blocks.values(), term, { language, labelText, usesOf })
      .filter(({ id }) => mayChange(id) && editor.can(insertType(id, { ...place, after })))
      .map(({ id, label }) => ({ type: id, name: labelText(label) }))
  }
}
