/** `active` has the keyboard focus, and a range begins at `anchor`. */
export interface Selection {
  chosen: ReadonlySet<number>
  active: number | undefined
  anchor: number | undefined
}

export const nothingChosen: Selection = { chosen: new Set(), active: undefined, anchor: undefined }

export interface Modifiers {
  /** Ctrl or Cmd: add or remove one file. */
  adding: boolean
  /** Shift: select the range from the anchor. */
  ranging: boolean
}

export const chooseOnly = (id: number): Selection => ({ chosen: new Set([id]), active: id, anchor: id })

export const chooseAll = (ids: readonly number[], { active, anchor }: Selection): Selection => ({
  chosen: new Set(ids),
  active: active ?? ids[0],
  anchor,
})

/** The selection after a click on a file, or a key that selects it. */
export const choose = (
  selection: Selection,
  ids: readonly number[],
  id: number,
  { adding, ranging }: Modifiers,
): Selection => {
  if (ranging) {
    const anchor = selection.anchor ?? ids[0]
    const between = rangeOf(ids, anchor, id)
    return { chosen: new Set(adding ? [...selection.chosen, ...between] : between), active: id, anchor }
  }
  if (!adding) return chooseOnly(id)
  const chosen = new Set(selection.chosen)
  if (!chosen.delete(id)) chosen.add(id)
  return { chosen, active: id, anchor: id }
}

/** The file that a key moves the focus to; undefined for keys that do not move it. */
export const stepTo = (
  ids: readonly number[],
  active: number | undefined,
  key: string,
  columns: number,
): number | undefined => {
  const index = active === undefined ? -1 : ids.indexOf(active)
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index < 0 ? 0 : index + columns,
    ArrowUp: index - columns,
    ArrowRight: columns > 1 || index < 0 ? index + 1 : index,
    ArrowLeft: columns > 1 ? index - 1 : index,
    Home: 0,
    End: ids.length - 1,
    PageDown: index + columns * 4,
    PageUp: index - columns * 4,
  }
  const to = steps[key]
  if (to === undefined) return
  // From the last row but one, ArrowDown moves to the last file if there is none directly below.
  const last = ids.length - 1
  const isInLastRow = Math.floor(Math.max(index, 0) / columns) === Math.floor(last / columns)
  if (to > last) return key === 'ArrowDown' && isInLastRow && index >= 0 ? ids[index] : ids[last]
  return to < 0 ? ids[key === 'ArrowUp' ? Math.max(index, 0) : 0] : ids[to]
}

/** Removes files that no longer exist; returns the same object if there are none. */
export const keepIn = (selection: Selection, ids: ReadonlySet<number>): Selection => {
  const kept = (id: number | undefined) => (id !== undefined && ids.has(id) ? id : undefined)
  const chosen = [...selection.chosen].filter(id => ids.has(id))
  if (chosen.length === selection.chosen.size) return selection
  return { chosen: new Set(chosen), active: kept(selection.active), anchor: kept(selection.anchor) }
}

const rangeOf = (ids: readonly number[], from: number | undefined, to: number): number[] => {
  const ends = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (ends.includes(-1)) return [to]
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}
