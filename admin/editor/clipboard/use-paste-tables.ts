import type { BlockNode } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import { useTranslations } from 'use-intl'
import { toast } from '../../ui/toast.ts'
import type { Part } from '../rich-text/tables/parts.ts'
import { tableLines } from '../rich-text/tables/table-lines.ts'
import { divideText, type TextPlace } from '../state/commands/divide-text.ts'
import { useMayChange } from '../use-may-change.ts'
import { useWorkspace } from '../workspace.ts'
import { tableBlock, tableType } from './table-block.ts'

/** Divides a text by the tables that were pasted into it; false if it takes them as lines, which the user is told. */
export type PasteTables = (text: TextPlace | null, parts: readonly Part[]) => boolean

export const usePasteTables = (): PasteTables => {
  const t = useTranslations('editor.clipboard')
  const tModal = useTranslations('modal')
  const { editor } = useWorkspace()
  const mayChange = useMayChange()
  return (text, parts) => {
    const type = tableType(editor.registry)
    // Where a site has no tables, nothing would have made one of them.
    if (!type) return false
    const notify = (message: string) => toast({ message, close: tModal('close') })
    // Copies, because an object of the canvas would keep its whole document in memory after it is closed.
    const made = structuredClone(parts).map(part =>
      Array.isArray(part) ? part : (tableBlock(editor.registry, part) ?? tableLines(part)),
    )
    const isTooLarge = made.some((part, index) => Array.isArray(part) && !Array.isArray(parts[index]))
    const isDivided =
      text !== null && mayChange(type.id) && editor.run(divideText(structuredClone(text), joined(made)))
    if (isTooLarge) notify(t('tableTooLarge'))
    else if (!isDivided) notify(t('tableAsLines'))
    return isDivided
  }
}

/** The rows of a table that is too large continue the text around them. */
const joined = (parts: readonly (BlockNode[] | Block)[]): (BlockNode[] | Block)[] =>
  parts.reduce<(BlockNode[] | Block)[]>((done, part) => {
    const last = done.at(-1)
    return Array.isArray(last) && Array.isArray(part)
      ? [...done.slice(0, -1), [...last, ...part]]
      : [...done, part]
  }, [])
