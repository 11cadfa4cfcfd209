import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// Backups and dumps contain tokens only in this encrypted form.
const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'mail', 32))

/** Encrypts a text with the instance's secret. It can only be decrypted with the same `label`. */
export const seal = (secret: string, label: string, text: string): Buffer => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(label))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts a sealed text. Throws when the secret or the label is different. */
export const unseal = (secret: string, label: string, sealed: Buffer): string => {
  const iv = sealed.subarray(0, ivBytes)
  const decipher = createDecipheriv(algorithm, keyOf(secret), iv)
    .setAAD(Buffer.from(label))
    .setAuthTag(sealed.subarray(-tagBytes))
  return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
