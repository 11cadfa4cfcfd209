import { versionIDOf } from '@ximblox/contract/rules/ids'
import { describe, expect, it } from 'vitest'
import { choosable, latestFirst, marksOf, unlisted } from './version-choices.ts'

const version = (id: number) => ({ versionID: versionIDOf(id), at: '2026-01-01T00:00:00.000Z' })
const ids = (...numbers: number[]) => numbers.map(id => versionIDOf(id))

describe('the versions to choose from', () => {
  const listed = [version(100), version(99), version(10)]

  it('include those on the screen that the list ends before, each once', () => {
    expect(unlisted(ids(100, 3), listed)).toEqual([3])
    expect(unlisted(ids(3, 3), listed)).toEqual([3])
    expect(unlisted(ids(99, 10), listed)).toEqual([])
    expect(unlisted(ids(5), [])).toEqual([5])
  })

  it('do not include the version that a page without a live one is compared with', () => {
    expect(unlisted(ids(0, 100), listed)).toEqual([])
  })

  it('are listed latest first, by number and not by digits', () => {
    const sorted = latestFirst([version(99), version(3), version(100), version(10)])
    expect(sorted.map(({ versionID }) => versionID)).toEqual([100, 99, 10, 3])
  })

  it('are on each side those that the other does not show', () => {
    const labels = new Map([
      [9, 'nine'],
      [5, 'fünf'],
      [2, 'two'],
    ])
    expect(choosable(labels, 5, 9).map(([id]) => id)).toEqual([5, 2])
    expect(choosable(labels, 0, 9).map(([id]) => id)).toEqual([5, 2])
    expect(choosable(labels, 5, 5).map(([id]) => id)).toEqual([9, 5, 2])
    expect(choosable(new Map(), 5, 9)).toEqual([])
  })
})

describe('the marks of a version', () => {
  const page = {
    pageVersion: { id: versionIDOf(9) },
    publishedVersionID: versionIDOf(5),
    request: { versionID: versionIDOf(7) },
  }

  it('say which one is the newest, live and requested', () => {
    expect(ids(9, 7, 5, 2).map(id => marksOf(id, page))).toEqual([['newest'], ['after'], ['before'], []])
  })

  it('are several if a version is several of them', () => {
    const [id] = [versionIDOf(9)]
    const all = { ...page, publishedVersionID: id, request: { versionID: id } }
    expect(marksOf(id, all)).toEqual(['newest', 'before', 'after'])
  })

  it('know no live version and no request of a page that has none', () => {
    const draft = { ...page, publishedVersionID: versionIDOf(0), request: null }
    expect(marksOf(versionIDOf(9), draft)).toEqual(['newest'])
    expect(marksOf(versionIDOf(5), draft)).toEqual([])
  })
})
