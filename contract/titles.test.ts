import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requiredTitle, title } from './titles.ts'

const read = (value: string) => z.parse(title(), value)

it('a title is one line, whatever was pasted with it', () => {
  expect(read('Annual\treport\r\n2027')).toBe('Annual report 2027')
  expect(read('Annual\u2028report\u0007')).toBe('Annual report ')
  expect(read('Being typed ')).toBe('Being typed ')
})

it('a title needs more than what cannot be seen', () => {
  expect(z.safeParse(requiredTitle(), '\t\n').success).toBe(false)
  expect(z.safeParse(requiredTitle(), 'A').success).toBe(true)
})
