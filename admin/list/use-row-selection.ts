import { useState } from 'react'

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

/** The chosen rows of a list after the box of one of them was changed. */
export const withRow = (chosen: ReadonlySet<number>, id: number, isChosen: boolean): ReadonlySet<number> =>
  new Set(isChosen ? [...chosen, id] : [...chosen].filter(one => one !== id))

/** What is on other pages of the list, or does not match the filters any more, cannot be seen and is left alone. */
export const shownChoice = (
  items: readonly { id: number }[] | undefined,
  chosen: ReadonlySet<number>,
): number[] => items?.map(({ id }) => id).filter(id => chosen.has(id)) ?? []
