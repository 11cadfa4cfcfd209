/** Query parameter with the key of the date that a visitor wants to register for. */
export const dateParam = 'date'

interface RegistrationPlace {
  /** Of the training. */
  path: string
  /** The id of the registration form on the page of the training; "" without one. */
  registration: string
  /** Of the date. */
  key: string
}

/** Where visitors register for a date of a training: in the form, with the date chosen, without scripts too. */
export const registrationPath = ({ path, registration, key }: RegistrationPlace): string =>
  registration === '' ? path : `${path}?${new URLSearchParams({ [dateParam]: key })}#${registration}`
