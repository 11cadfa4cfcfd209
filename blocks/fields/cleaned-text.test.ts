import { line } from '@ximblox/contract/fields'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { cleanedLine, cleanedText, linesOf } from './cleaned-text.ts'
import { multiline } from './multiline.ts'
import { plain } from './plain.ts'

const accepts = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success

/** Texts with what clipboards contain besides words. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        '\t',
        '\v',
        '\f',
        '\u0085',
        '\u2028',
        '\u2029',
        '\0',
        '\u0007',
        '\u007f',
      ),
      fc.constantFrom('\ud83d', '\ude00', '😀', ' ', '\u00a0', '\u00ad', '\u200d', 'one', 'é'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 20 },
  )
  .map(parts => parts.join(''))

describe('a text of one line', () => {
  test.each([
    ['One\n', 'One'],
    ['One\r\nTwo\r\n', 'One Two'],
    ['One \n\n  Two', 'One Two'],
    ['Cell\tcell\nnext', 'Cell cell next'],
    ['One\u2028Two\u2029Three\u0085Four\vFive', 'One Two Three Four Five'],
    ['On\0e \u0007\ud83dTwo', 'One Two'],
    ['kept 😀  as\u00a0it is ', 'kept 😀  as\u00a0it is '],
    ['\n\n', ''],
  ])('is made of %j', (text, expected) => expect(cleanedLine(text)).toBe(expected))

  it('is accepted by the server, whatever it was made of', () => {
    fc.assert(
      fc.property(texts, text => {
        const cleaned = cleanedLine(text)
        expect(accepts(plain({ label: 'Title' }).schema, cleaned)).toBe(true)
        expect(accepts(line(), cleaned)).toBe(true)
        expect(cleanedLine(cleaned)).toBe(cleaned)
      }),
    )
  })

  it('stays as it is if the server accepts it', () => {
    fc.assert(
      fc.property(texts, text => {
        fc.pre(accepts(line(), text) && !/\p{Cc}/u.test(text))
        expect(cleanedLine(text)).toBe(text)
      }),
    )
  })
})

describe('a text of several lines', () => {
  test.each([
    ['One\r\n\rTwo\u2028', 'One\n\nTwo\n'],
    ['a\tb\0\u0007', 'a\tb'],
  ])('is made of %j', (text, expected) => expect(cleanedText(text)).toBe(expected))

  it('is accepted by the server, whatever it was made of', () => {
    fc.assert(
      fc.property(texts, text => {
        const cleaned = cleanedText(text)
        expect(accepts(multiline({ label: 'Text' }).schema, cleaned)).toBe(true)
        expect(cleanedText(cleaned)).toBe(cleaned)
      }),
    )
  })

  it('has lines, without the blank ones', () =>
    expect(linesOf('One\r\n\n \tTwo\u2029Three\n')).toEqual(['One', 'Two', 'Three']))
})
