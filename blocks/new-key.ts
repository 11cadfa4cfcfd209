const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A fresh key for a block or a list item: 12 characters, 60 random bits. */
export const newKey = (): string =>
  // 32 letters, so that five bits of each byte choose one evenly.
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => alphabet.charAt(byte & 31)).join('')
