import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret, in the notation of Standard Webhooks. */
export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64')

export interface Message {
  id: string
  /** In seconds since 1970. */
  timestamp: number
  body: string
}

/** The headers of Standard Webhooks, with a signature of each secret, which covers id, time and body. */
export const signedHeaders = (
  secrets: readonly string[],
  { id, timestamp, body }: Message,
): Record<string, string> => {
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
