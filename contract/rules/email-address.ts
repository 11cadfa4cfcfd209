/**
 * The one form in which an email address is stored, compared and counted. It is computed here and never in the database,
 * whose idea of lower case depends on its locale.
 */
export const canonicalEmail = (address: string): string =>
  address.trim().normalize('NFKC').toLowerCase().normalize('NFKC')

const mailbox = /^[^\s\p{C}\p{Default_Ignorable_Code_Point}@"<>(),:;[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/u

/** Whether a canonical address is one mailbox, and stays the same when it is made canonical again. */
export const isEmailAddress = (canonical: string): boolean =>
  mailbox.test(canonical) && canonicalEmail(canonical) === canonical
