/** `active` has the keyboard focus, and a range begins at `anchor`. */
export interface Selection {
  selected: ReadonlySet<number>
  active: number | undefined
  anchor: number | undefined
}

export const emptySelection: Selection = { selected: new Set(), active: undefined, anchor: undefined }

export interface Modifiers {
  /** Ctrl or Cmd: add or remove one file. */
  isToggle: boolean
  /** Shift: select the range from the anchor. */
  isRange: boolean
}

export const selectOnly = (id: number): Selection => ({ selected: new Set([id]), active: id, anchor: id })

export const selectAll = (ids: readonly number[], { active, anchor }: Selection): Selection => ({
  selected: new Set(ids),
  active: active ?? ids[0],
  anchor,
})

/** The selection after a click on a file, or a key that selects it. */
export const selectFile = (
  selection: Selection,
  ids: readonly number[],
  id: number,
  { isToggle, isRange }: Modifiers,
): Selection => {
  if (isRange) {
    const anchor = selection.anchor ?? ids[0]
    const between = rangeOf(ids, anchor, id)
    return { selected: new Set(isToggle ? [...selection.selected, ...between] : between), active: id, anchor }
  }
  if (!isToggle) return selectOnly(id)
  const selected = new Set(selection.selected)
  if (!selected.delete(id)) selected.add(id)
  return { selected, active: id, anchor: id }
}

/** The file that a key moves the focus to; undefined for keys that do not move it. */
export const nextActive = (
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
export const pruneSelection = (selection: Selection, ids: ReadonlySet<number>): Selection => {
  const existing = (id: number | undefined) => (id !== undefined && ids.has(id) ? id : undefined)
  const selected = [...selection.selected].filter(id => ids.has(id))
  if (selected.length === selection.selected.size) return selection
  return {
    selected: new Set(selected),
    active: existing(selection.active),
    anchor: existing(selection.anchor),
  }
}

const rangeOf = (ids: readonly number[], from: number | undefined, to: number): number[] => {
  const ends = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (ends.includes(-1)) return [to]
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}
