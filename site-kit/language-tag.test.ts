import { expect, test } from 'vitest'
import { languageTag } from './language-tag.ts'

test.each([
  ['nl-nl', 'nl-NL'],
  ['en-gb', 'en-GB'],
  ['fr', 'fr'],
])('the locale %s has the language tag %s', (locale, tag) => expect(languageTag(locale)).toBe(tag))
