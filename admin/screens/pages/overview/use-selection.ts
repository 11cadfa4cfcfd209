import type { OverviewRow } from '@ximblox/contract/overview'
import { useState } from 'react'

export interface Selection {
  /** The selected rows, by id. They stay selected on other pages of the list. */
  rows: ReadonlyMap<number, OverviewRow>
  toggle(row: OverviewRow): void
  clear(): void
}

export const useSelection = (): Selection => {
  const [rows, setRows] = useState<ReadonlyMap<number, OverviewRow>>(new Map())
  const toggle = (row: OverviewRow) =>
    setRows(selected => {
      const next = new Map(selected)
      if (!next.delete(row.id)) next.set(row.id, row)
      return next
    })
  return { rows, toggle, clear: () => setRows(new Map()) }
}
