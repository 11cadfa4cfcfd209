import { expect, test } from 'vitest'
import { catalogue, messagesFor } from './messages.ts'

test('every language has the same messages, none of them empty', () => {
  const keys = Object.keys(catalogue.en).toSorted()
  for (const messages of Object.values(catalogue)) {
    expect(Object.keys(messages).toSorted()).toEqual(keys)
    expect(Object.values(messages)).not.toContain('')
  }
})

test('every language fills the same places', () => {
  for (const messages of Object.values(catalogue)) expect(messages.pageOf).toMatch(/\{page\}.*\{count\}/)
})

test('a locale speaks its language', () => {
  expect(messagesFor('nl-nl')).toBe(catalogue.nl)
  expect(messagesFor('en-gb')).toBe(catalogue.en)
})
