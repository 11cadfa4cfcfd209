import { describe, expect, test } from 'vitest'
import { extensionOf, isValidName, normaliseName } from './file-name.ts'

const hostile: Record<string, string> = {
  'an empty name': '',
  'a parent folder': '..',
  'a traversal': '../../etc/passwd',
  'a path': 'a/b.png',
  'a Windows path': 'C:\\a.png',
  'a hidden file': '.htaccess',
  'a NUL': 'a\0.png',
  'a line break': 'a\r\nSet-Cookie: x.png',
  'a line separator': 'a\u2028b.png',
  'a right-to-left override': 'photo\u202egnp.exe',
  'an isolate': 'a\u2066b.png',
  'a trailing dot': 'a.png.',
  'a trailing space': 'a.png ',
  'a blank name': ' ',
  'half a character': 'a\ud800.png',
  '256 characters': `${'a'.repeat(252)}.png`,
}

describe('a file name', () => {
  test.each(Object.entries(hostile))('is refused: %s', (_, name) => {
    expect(isValidName(name)).toBe(false)
  })

  test.each([
    'photo.png',
    'Jaarverslag 2026 (def).pdf',
    'Übergrößenträger.jpg',
    '日本語.txt',
    'no ending',
    '👩‍💻.gif',
  ])('is accepted: %s', name => {
    expect(isValidName(name)).toBe(true)
  })

  test('is limited by code points', () => {
    expect(isValidName('😀'.repeat(255))).toBe(true)
    expect(isValidName('😀'.repeat(256))).toBe(false)
  })

  test('is the same however its accents were typed', () => {
    expect(normaliseName('cafe\u0301.png')).toBe('caf\u00e9.png')
  })

  test('has its extension after the last dot, in lower case', () => {
    expect(extensionOf('archive.tar.GZ')).toBe('gz')
    expect(extensionOf('README')).toBe('')
  })
})
