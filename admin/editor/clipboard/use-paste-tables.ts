import { useTranslations } from 'use-intl'
import { toast } from '../../ui/toast.ts'
import type { DividedText } from '../rich-text/tables/paste-tables.ts'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import { useMayChange } from '../use-may-change.ts'
import { useWorkspace } from '../workspace.ts'
import { tables } from './lazy-clipboard.ts'
import { usePastedPictures } from './pasted-pictures.tsx'
import { tableType } from './table-type.ts'

/** Divides a text by the tables that were pasted into it; false, with a message, if it takes them as lines. */
export type PasteTables = (address: TextAddress, text: DividedText) => boolean

export const usePasteTables = (): PasteTables => {
  const t = useTranslations('editor.clipboard')
  const { editor } = useWorkspace()
  const mayChange = useMayChange()
  const { addBetween } = usePastedPictures()
  return (address, text) => {
    const type = tableType(editor.registry)
    // Where a site has no tables, nothing would have made one of them.
    if (!type) return false
    const division = mayChange(type.id)
      ? tables.loaded()?.divideByTables(editor, address, text, location.origin)
      : undefined
    if (division?.isTooLarge) toast(t('tableTooLarge'))
    else if (!division?.isDivided) toast(t('tableAsLines'))
    if (!division?.isDivided) return false
    addBetween(division.pictures, division.blocks)
    return true
  }
}
