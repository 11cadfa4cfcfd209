import { useState } from 'react'
import { shownChoice, withRow } from './row-selection.ts'

/** The rows of a list that are chosen for an action on several. */
export const useRowSelection = (items: readonly { id: number }[] | undefined) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen,
    /** Those of them that the list shows. */
    selected: shownChoice(items, chosen),
    select: (id: number, isChosen: boolean) => setChosen(before => withRow(before, id, isChosen)),
    clear: () => setChosen(new Set()),
  }
}
