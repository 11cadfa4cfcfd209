import { describe, expect, it } from 'vitest'
import { otherSide, replacement, shownSide } from './side-texts.ts'

const [me, zoe] = [
  { ID: 1, name: 'Jürgen' },
  { ID: 2, name: 'Zoë' },
]
const isOwn = (by: { ID: number } | undefined) => by?.ID === me.ID
type Other = Parameters<typeof otherSide>[0]
const other = (by: typeof me | undefined): Other => ({ by, isMine: false })
const mine: Other = { isMine: true }
const sideOf = (one: Other, shownBy?: typeof me) => otherSide(one, shownBy ? { shownBy } : {}, isOwn)

describe('what the page shows in a conflict', () => {
  it('is what the user wrote, wrote in another window, or what someone else wrote', () => {
    expect(shownSide({}, isOwn)).toEqual({ of: 'mine' })
    expect(shownSide({ shownBy: me }, isOwn)).toEqual({ of: 'otherWindow' })
    expect(shownSide({ shownBy: zoe }, isOwn)).toEqual({ of: 'other', name: 'Zoë' })
  })
})

describe('what may be chosen instead', () => {
  it('is what the user wrote, now or before', () => {
    expect(sideOf(mine, zoe)).toEqual({ of: 'mine' })
    expect(sideOf(mine)).toEqual({ of: 'mineEarlier' })
  })

  it('is what was written elsewhere, also by someone whose name is unknown', () => {
    expect(sideOf(other(me))).toEqual({ of: 'otherWindow' })
    expect(sideOf(other(zoe))).toEqual({ of: 'other', name: 'Zoë' })
    expect(sideOf(other(undefined))).toEqual({ of: 'other', name: '' })
  })
})

describe('the title of a card', () => {
  const replaced = (value: unknown, shownBy?: typeof me) =>
    replacement({ others: [{ value }], ...(shownBy && { shownBy }) }, isOwn)

  it('names nobody while the page shows what the user wrote, and the user for another window', () => {
    expect(replaced('Text')).toEqual({ by: 'nobody' })
    expect(replaced('Text', me)).toEqual({ by: 'self' })
  })

  it('says whether words were replaced, or something else such as an image', () => {
    const document = { type: 'doc', content: [{ type: 'paragraph' }] }
    expect(replaced('Text', zoe)).toEqual({ by: 'other', name: 'Zoë', isText: true })
    expect(replaced(document, zoe)).toMatchObject({ isText: true })
    expect(replaced({ fileID: 3 }, zoe)).toMatchObject({ isText: false })
    expect(replaced(undefined, zoe)).toMatchObject({ isText: false })
  })
})
