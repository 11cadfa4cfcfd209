export type Side = 'outline' | 'panel'

type Sides = Readonly<Record<Side, boolean>>

interface Panels {
  /** Which have no room beside the canvas, and lie over it. */
  isOver: Sides
  /** Which are open where they have room. */
  beside: Sides
  /** The one that lies over the canvas; one at a time. */
  over: Side | null
}

export const openPanels = ({ isOver, beside, over }: Panels): Record<Side, boolean> => ({
  outline: isOver.outline ? over === 'outline' : beside.outline,
  panel: isOver.panel ? over === 'panel' : beside.panel,
})

/** Only what has room beside the canvas is remembered for the next time. */
export const toggled = (panels: Panels, side: Side): Pick<Panels, 'beside' | 'over'> => {
  const { isOver, beside, over } = panels
  if (isOver[side]) return { beside, over: over === side ? null : side }
  return { beside: { ...beside, [side]: !beside[side] }, over }
}

/** The region that F6 moves to among so many; the first or last one from outside. */
export const nextRegion = (current: number, count: number, by: 1 | -1): number => {
  if (current === -1) return by === 1 ? 0 : count - 1
  return (current + by + count) % count
}
