const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random key for a block or list item: 12 characters, 60 bits. */
export const newKey = (): string =>
  // The alphabet has 32 characters, so five bits of each byte select one without bias.
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => alphabet.charAt(byte & 31)).join('')
