import { describe, expect, it } from 'vitest'
import { addedRanges, lettersOf } from './added-ranges.ts'

const shown = 'News\n  The new  moon rises'
const textAt = ({ from, to }: { from: number; to: number }) => lettersOf(shown).slice(from, to)

describe('the added words of a text on a page', () => {
  it('are found whatever the white space between them is', () => {
    const ranges = addedRanges(
      [
        { kind: 'same', text: 'The ' },
        { kind: 'removed', text: 'old ' },
        { kind: 'added', text: 'new ' },
        { kind: 'same', text: 'moon\n\n' },
        { kind: 'added', text: 'rises' },
      ],
      shown,
    )
    expect(ranges.map(textAt)).toEqual(['new', 'rises'])
  })

  it('are none if the page shows the text otherwise', () => {
    expect(addedRanges([{ kind: 'added', text: 'The Moon' }], shown)).toEqual([])
  })

  it('are none if words were only removed', () => {
    const words = [
      { kind: 'same' as const, text: 'The new moon' },
      { kind: 'removed' as const, text: ' shines' },
    ]
    expect(addedRanges(words, shown)).toEqual([])
  })
})

describe('the added words of a text in other scripts', () => {
  it.each([
    ['long words', 'Die Rindfleischetikettierung', 'süberwachungsaufgabenübertragungsgesetz'],
    ['emoji', 'Fest 👨‍👩‍👧 ', '🎉🏳️‍🌈'],
    ['a script from right to left', 'مرحبا ', 'بالعالم'],
  ])('are found as code units: %s', (_, same, added) => {
    const text = `${same}${added}`
    const ranges = addedRanges(
      [
        { kind: 'same', text: same },
        { kind: 'added', text: added },
      ],
      `Menu\n\n${text} · Ende`,
    )
    const letters = lettersOf(`Menu\n\n${text} · Ende`)
    expect(ranges.map(({ from, to }) => letters.slice(from, to))).toEqual([lettersOf(added)])
  })

  it('are none if only white space was added', () => {
    const words = [
      { kind: 'same' as const, text: 'The new' },
      { kind: 'added' as const, text: '\n\n' },
      { kind: 'same' as const, text: 'moon' },
    ]
    expect(addedRanges(words, shown)).toEqual([])
  })
})
