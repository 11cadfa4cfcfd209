import { describe, expect, it } from 'vitest'
import {
  changesOf,
  formerHostsOf,
  type ImportResult,
  nextStep,
  resultFor,
  withChoice,
  withFound,
} from './import-steps.ts'

const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
const result = (changes: Partial<ImportResult>): ImportResult => ({
  counts,
  lines: [],
  otherHosts: [],
  stored: false,
  ...changes,
})

describe('an import of redirects', () => {
  it('begins with a preview, as soon as there is something to read', () => {
    expect(nextStep('/alt;/neu', undefined)).toEqual({ does: 'preview', isPossible: true })
    expect(nextStep(' \r\n\t', undefined)).toEqual({ does: 'preview', isPossible: false })
  })

  it('stores what the preview showed if that changes anything', () => {
    const added = result({ counts: { ...counts, new: 2 } })
    const changed = result({ counts: { ...counts, changed: 1, unchanged: 7 } })
    const same = result({ counts: { ...counts, unchanged: 7, refused: 3 } })
    expect([added, changed, same].map(one => nextStep('/a,/b', one))).toEqual([
      { does: 'store', isPossible: true },
      { does: 'store', isPossible: true },
      { does: 'store', isPossible: false },
    ])
  })

  it('is not stored a second time while its errors are shown', () => {
    const stored = result({ stored: true, counts: { ...counts, new: 2, refused: 1 } })
    expect(nextStep('/a,/b', stored)).toEqual({ does: 'close' })
  })

  it('needs another preview if the text was edited while the first one was awaited', () => {
    const checked = {
      csv: '/a,/b',
      hosts: [{ name: 'alt.example', isFormer: true }],
      result: result({ counts: { ...counts, new: 1 } }),
    }
    expect(resultFor('/a,/b', checked)).toMatchObject({ hosts: checked.hosts, result: checked.result })
    expect(resultFor('/a,/b\n/c,/d', checked)).toEqual({ hosts: [], result: undefined })
    expect(resultFor('', undefined)).toEqual({ hosts: [], result: undefined })
  })

  it('counts added and changed redirects, not those that stay or are refused', () => {
    expect(changesOf({ counts: { new: 2, changed: 3, unchanged: 5, refused: 7 } })).toBe(5)
  })
})

describe('the hosts in imported addresses', () => {
  const known = [
    { name: 'alt.example', isFormer: true },
    { name: 'www.müller.example', isFormer: false },
  ]

  it('are added by each preview, none of them a former host of the site until the user says so', () => {
    expect(withFound([], ['alt.example'])).toEqual([{ name: 'alt.example', isFormer: false }])
    expect(withFound(known, ['www.müller.example', 'shop.example'])).toEqual([
      ...known,
      { name: 'shop.example', isFormer: false },
    ])
  })

  it('stay although the next preview no longer finds them, so that the choice can be undone', () => {
    expect(withFound(known, [])).toEqual(known)
  })

  it('are sent if they are chosen', () => {
    expect(formerHostsOf(known)).toEqual(['alt.example'])
    expect(formerHostsOf(withChoice(known, 'alt.example', false))).toEqual([])
    expect(formerHostsOf(withChoice(known, 'www.müller.example', true))).toEqual([
      'alt.example',
      'www.müller.example',
    ])
  })
})
