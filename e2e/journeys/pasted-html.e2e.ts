import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipboards } from '../clipboards.ts'
import { openReader, type ReaderPage } from '../pasted-html.ts'

const found = await clipboards()
let reader: ReaderPage

beforeAll(async () => {
  reader = await openReader()
})
afterAll(() => reader.close())

describe('the clipboard of a program', () => {
  it.each(found)('$name is read as what it looks like there', async ({ html, text, expected }) => {
    expect(html === '' ? await reader.readText(text) : await reader.read(html)).toBe(expected)
    expect(await reader.read(expected)).toBe(expected)
  })
})
