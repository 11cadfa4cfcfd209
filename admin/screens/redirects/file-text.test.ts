import { describe, expect, it } from 'vitest'
import { fileText } from './file-text.ts'

const text = '/über-uns;/größe?q=„x“;301\r\n'
const bytes = (...values: number[]) => new Uint8Array(values).buffer
const utf8 = (from: string) => new TextEncoder().encode(from).buffer
const utf16 = (from: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(from.length * 2))
  for (let index = 0; index < from.length; index += 1)
    view.setUint16(index * 2, from.charCodeAt(index), isLittle)
  return view.buffer
}

describe('the text of a file', () => {
  it('is read as UTF-8, with or without the mark that Excel writes', () => {
    expect(fileText(utf8(text))).toBe(text)
    expect(fileText(utf8(`\ufeff${text}`))).toBe(text)
    expect(fileText(utf8('/🚀;/إطلاق'))).toBe('/🚀;/إطلاق')
  })

  it('is read as UTF-16, which Excel calls Unicode text', () => {
    expect(fileText(utf16(`\ufeff${text}`, true))).toBe(text)
    expect(fileText(utf16(`\ufeff${text}`, false))).toBe(text)
  })

  it('is read in the code page of Windows, which Excel calls CSV', () => {
    expect(fileText(bytes(0x2f, 0xfc, 0x62, 0x65, 0x72, 0x3b, 0x2f, 0x84, 0x78, 0x93))).toBe('/über;/„x“')
  })

  it('is no UTF-16 only because it begins with one of its bytes', () => {
    expect(fileText(bytes(0xff, 0x2f))).toBe('ÿ/')
    expect(fileText(bytes(0xfe, 0xfe))).toBe('þþ')
    expect(fileText(bytes(0xff, 0xff))).toBe('ÿÿ')
  })

  it('is empty for an empty file', () => {
    expect(fileText(bytes())).toBe('')
  })
})
