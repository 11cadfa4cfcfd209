import { describe, expect, it } from 'vitest'
import { limitsOf, visitorMails } from './mail-limits.ts'

const app = { config: { secret: 'a'.repeat(32) } } as Parameters<typeof visitorMails>[0]
const form = { id: 'contact' } as Parameters<typeof limitsOf>[1]['form']
const mail = { to: { address: '', name: '' }, subject: '', before: [] }
const limits = (parts: object, isUnverified: boolean, address = 'jane@example.org', id = 'contact') =>
  limitsOf(app, { form: { ...form, id }, mail: { ...mail, ...parts }, isUnverified }, address)
const hours = (...input: Parameters<typeof limits>) => limits(...input).map(({ perHour }) => perHour)

describe('the limits for a mail of a form', () => {
  it.each([
    ['to an address that nobody has confirmed', {}, true, [6]],
    ['to a confirmed address', {}, false, []],
    ['to someone else, also after the visitor has confirmed theirs', { isForOthers: true }, false, [6]],
    ['to the staff', { isInternal: true }, true, []],
    ['to the staff on behalf of someone else', { isInternal: true, isForOthers: true }, false, []],
    ['that is sent once an hour', { oncePerHour: true }, false, [1]],
    ['that is sent once an hour to an unconfirmed address', { oncePerHour: true }, true, [6, 1]],
  ])('%s', (_, parts, isUnverified, expected) => {
    expect(hours(parts, isUnverified)).toEqual(expected)
  })

  it('are those of all forms together for what visitors send, and of each form for what it sends once', () => {
    const keys = (id: string) =>
      limits({ oncePerHour: true }, true, 'jane@example.org', id).map(({ key }) => key)
    const [contact, order] = [keys('contact'), keys('order')]
    expect(contact[0]).toBe(order[0])
    expect(contact[1]).not.toBe(order[1])
  })
})

describe('the mailbox that a limit is for', () => {
  const keyOf = (address: string) => visitorMails(app, address).key

  it.each(['jane+a@example.org', 'jane+a+b@example.org', 'jane+größe@example.org'])(
    'is the same for %s as without what follows the plus',
    address => {
      expect(keyOf(address)).toBe(keyOf('jane@example.org'))
    },
  )

  it.each(['john@example.org', 'jane@example.com', 'jane.a@example.org', 'jane@sub+example.org'])(
    'is another one for %s',
    address => {
      expect(keyOf(address)).not.toBe(keyOf('jane@example.org'))
    },
  )

  it('cannot be read from the key', () => {
    expect(keyOf('jane@example.org')).not.toContain('jane')
  })
})
