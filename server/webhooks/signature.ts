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

/** The headers of Standard Webhooks, whose signature covers id, time and body. */
export const signedHeaders = (secret: string, { id, timestamp, body }: Message): Record<string, string> => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}
