/** Hours for which places are held for an address that nobody has confirmed. */
export const heldHours = 24

interface Places {
  /** Of the date. */
  capacity: number
  confirmed: number
  held: number
}

/**
 * Half of the places without a confirmed registration can be held, so that strangers alone never take them all: the last
 * one is for the first who confirms.
 */
export const canHold = ({ capacity, confirmed, held }: Places, quantity: number): boolean =>
  held + quantity <= Math.floor((capacity - confirmed) / 2)

export const isOverdue = (at: Date, now: Date): boolean =>
  now.getTime() - at.getTime() >= heldHours * 3_600_000
