import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { UserValues } from './user-fields.tsx'

/** An error for every empty field, so that the form shows all of them at once. */
export const missingFields = ({ name, email, roleID }: UserValues): ErrorEntry[] => [
  ...(name.trim() === '' ? [required('profile.name')] : []),
  ...(email.trim() === '' ? [required('email')] : []),
  ...(roleID === undefined ? [required('role')] : []),
]

const required = (property: string): ErrorEntry => errorAt(property, 'required')
