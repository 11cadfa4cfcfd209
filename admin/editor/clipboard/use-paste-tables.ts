import { useTranslations } from 'use-intl'
import { useToast } from '../../ui/use-toast.ts'
import type { DividedText } from '../rich-text/tables/paste-tables.ts'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import { divideText } from '../state/commands/divide-text.ts'
import { childrenIn } from '../state/document/document.ts'
import { placeOf } from '../state/document/places.ts'
import { useMayChange } from '../use-may-change.ts'
import { useWorkspace } from '../workspace.ts'
import { dividedBlocks } from './divided-blocks.ts'
import { usePastedPictures } from './pasted-pictures.tsx'
import { tableType } from './table-block.ts'

/** Divides a text by the tables that were pasted into it; false if it takes them as lines, which the user is told. */
export type PasteTables = (address: TextAddress, text: DividedText) => boolean

export const usePasteTables = (): PasteTables => {
  const t = useTranslations('editor.clipboard')
  const notify = useToast()
  const { editor } = useWorkspace()
  const mayChange = useMayChange()
  const { addBetween } = usePastedPictures()
  const blocksAround = (block: string): readonly string[] => {
    const { document } = editor.store.getState()
    const place = placeOf(document, block)
    return place ? childrenIn(document, place) : []
  }
  return (address, text) => {
    const type = tableType(editor.registry)
    // Where a site has no tables, nothing would have made one of them.
    if (!type) return false
    // Copies, because an object of the canvas would keep its whole document in memory after it is closed.
    const { parts, pictures, isTooLarge } = dividedBlocks(
      editor.registry,
      structuredClone(text),
      location.origin,
    )
    const { block, path } = structuredClone(address)
    const before = new Set(block === null ? [] : blocksAround(block))
    const isDivided = block !== null && mayChange(type.id) && editor.run(divideText({ block, path }, parts))
    if (isTooLarge) notify(t('tableTooLarge'))
    else if (!isDivided) notify(t('tableAsLines'))
    if (!isDivided) return false
    const [last = ''] = editor.store.getState().selection.blocks
    const made = blocksAround(last).filter(key => key === block || !before.has(key))
    // The block of the text stays before the others, or one of them has replaced it.
    addBetween(
      pictures.map(picture => ({ ...picture, after: picture.after + made.length - parts.length })),
      made,
    )
    return true
  }
}
