import { useState } from 'react'
import type { PanelTab } from '../shown-panel.ts'
import { useEditorState } from '../workspace.ts'

/** The open tab of the panel: that of the selected block, or the page, until the user chooses another. */
export const usePanelTab = () => {
  const isBlock = useEditorState(({ selection }) => selection.blocks.length > 0)
  const selected = useEditorState(({ selection: { blocks, field } }) =>
    [...blocks, ...(field ?? [])].join(' '),
  )
  // A choice is for one selection, and the next one opens its block; the list of changes is gone through block by block.
  const [chosen, setChosen] = useState<{ tab: PanelTab; selected: string } | null>(null)
  const isKept = chosen?.tab === 'changes' || chosen?.selected === selected
  const tab: PanelTab = chosen && isKept ? chosen.tab : isBlock ? 'block' : 'page'
  return {
    tab,
    choose: (next: PanelTab) => setChosen({ tab: next, selected }),
    /** Opens the form of the selected block, whatever was chosen. */
    showBlock: () => setChosen(null),
  }
}
