import { expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from './signature.ts'

test('a signature is that of the example of Standard Webhooks', () => {
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('each secret gives a signature, in their order', () => {
  const message = { id: 'one', timestamp: 1, body: '{}' }
  const [first, second] = [newWebhookSecret(), newWebhookSecret()]
  const signatureOf = (...secrets: string[]) => signedHeaders(secrets, message)['webhook-signature']
  expect(signatureOf(first, second)).toBe(`${signatureOf(first)} ${signatureOf(second)}`)
})

test('every secret is new', () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(newWebhookSecret()).not.toBe(newWebhookSecret())
})
