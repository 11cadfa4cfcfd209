import { midnightBefore } from './training-dates.ts'

const hour = 3_600_000

/** Hours for which places are held for an address that nobody has confirmed. */
export const heldHours = 24

/** Hours in which those on the waiting list can accept places that have become free, unless an editor changes it. */
export const offerHours = 48

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

/** When places that are held from then on are given to others. */
export const heldUntil = (from: Date): Date => new Date(from.getTime() + heldHours * hour)

/** Until when places that are offered then can be accepted, for a first day: the evening before it at the latest. */
export const offerUntil = (from: Date, hours: number, start: string): Date => {
  const end = new Date(from.getTime() + hours * hour)
  return start === '' || end < midnightBefore(start) ? end : midnightBefore(start)
}
