import type { JsonObject } from 'ximblox'
import { isObject } from './is-object.ts'

interface Person {
  name: string
  email: string
}

interface Registered<P extends Person> {
  contact: Person & { takesPart?: readonly string[] }
  participants: readonly P[]
}

/** Everyone who takes part: first the contact person, once, if they do. */
export const participantsOf = ({ contact, participants }: Registered<Person>): Person[] => {
  if (!contact.takesPart?.includes('yes')) return [...participants]
  const { name, email } = contact
  const others = participants.filter(other => !isSame(other, contact))
  return [{ name, email }, ...others]
}

const isSame = (one: Person, other: Person): boolean =>
  one.email === other.email && one.name.toLowerCase() === other.name.toLowerCase()

/**
 * The number of places of a form that is being filled in. A row that is empty will be a participant, but for the first one
 * when the contact person takes part.
 */
export const placesAsked = (
  rows: number,
  { takesPart, isFirstEmpty }: { takesPart: boolean; isFirstEmpty: boolean },
) => (takesPart && !(isFirstEmpty && rows > 0) ? rows + 1 : Math.max(1, rows))

/** The number of places in the values of a form as they were sent. */
export const askedPlaces = ({ contact, participants }: JsonObject): number => {
  const rows = Array.isArray(participants) ? participants : []
  const takesPart = isObject(contact) && Array.isArray(contact.takesPart) && contact.takesPart.includes('yes')
  const [first] = rows
  const isFirstEmpty =
    isObject(first) && Object.values(first).every(value => typeof value === 'string' && value.trim() === '')
  return placesAsked(rows.length, { takesPart, isFirstEmpty })
}
