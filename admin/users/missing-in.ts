import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { UserValues } from './user-fields.tsx'

/** Every field of a new user that is still empty, so that the form names them all at once. */
export const missingIn = ({ name, email, roleID }: UserValues): ErrorEntry[] => [
  ...(name.trim() === '' ? [required('profile.name')] : []),
  ...(email.trim() === '' ? [required('email')] : []),
  ...(roleID === undefined ? [required('role')] : []),
]

const required = (property: string): ErrorEntry => errorAt(property, 'required')
