import type { App } from '../../kernel/app-context.ts'
import { seal, unseal } from '../mail/seal.ts'

type Secret = Pick<App['config'], 'secret'>

const label = 'webhook'

/** Encrypts the secret of a webhook with that of the site. */
export const sealSecret = ({ secret }: Secret, webhookSecret: string): Buffer =>
  seal(secret, label, webhookSecret)

/** The secret of a webhook; undefined if it was sealed with another secret of the site. */
export const secretOf = ({ secret }: Secret, sealed: Buffer): string | undefined => {
  try {
    return unseal(secret, label, sealed)
  } catch {
    return undefined
  }
}
