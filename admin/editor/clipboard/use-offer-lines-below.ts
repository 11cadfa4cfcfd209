import { useTranslations } from 'use-intl'
import { undoToast } from '../../ui/undo-toast.tsx'
import { type JoinedLines, putLinesBelow } from '../state/commands/lines-below.ts'
import type { Path } from '../state/document/paths.ts'
import { useWorkspace } from '../workspace.ts'

/** Offers to move lines that were joined in a field to a text below its block, where there can be one. */
export const useOfferLinesBelow = (): ((block: string, path: Path, lines: JoinedLines) => void) => {
  const t = useTranslations('editor.clipboard')
  const { editor } = useWorkspace()
  return (block, path, lines) => {
    const put = putLinesBelow(block, ['props', ...path], { ...lines })
    if (!editor.can(put)) return
    undoToast({
      message: t('linesJoined'),
      undo: { label: t('linesBelow'), run: () => editor.run(put) },
    })
  }
}
