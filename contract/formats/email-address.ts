/**
 * The form in which email addresses are stored and compared. It is never computed in the database, where lower-casing
 * depends on the locale.
 */
export const canonicalEmail = (address: string): string =>
  address.trim().normalize('NFKC').toLowerCase().normalize('NFKC')

const mailbox =
  /^[^\s\p{C}\p{Default_Ignorable_Code_Point}@"<>(),:;[\]\\]+@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/u

/** Is this canonical address a single mailbox that stays the same when canonicalized again? */
export const isEmailAddress = (canonical: string): boolean =>
  mailbox.test(canonical) && canonicalEmail(canonical) === canonical
