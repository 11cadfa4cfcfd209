import { hash, verify } from '@node-rs/argon2'

// Argon2id (the library's default variant) at OWASP's minimum: about 11 ms.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Matches no password, but costs as much to check as a real one. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRmb3Jub2JvZHk$5mN4MTQyX3mNzTzEa2nUs1GyMZTZGnhzr1OjvWD4lDg'

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes the same time for an account that does not exist or has no password. */
export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? nobody, password)
  return matches && Boolean(stored)
}
