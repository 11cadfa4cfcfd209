import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('markup becomes text, in elements and in attributes of either quote', () =>
  expect(escapeMarkup(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;'))

test('text that is escaped already is escaped once more', () => expect(escapeMarkup('&lt;')).toBe('&amp;lt;'))

test('characters that XML forbids are left out, and half a character is replaced', () =>
  expect(escapeMarkup('a\u0000b\u001Bc\uFFFEd\tе\nf\uD800')).toBe('abcd\tе\nf\uFFFD'))
