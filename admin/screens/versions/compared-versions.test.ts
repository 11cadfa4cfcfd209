import { versionIDOf } from '@ximblox/contract/rules/ids'
import { describe, expect, it } from 'vitest'
import { comparedVersions } from './compared-versions.ts'

const live = { publishedVersionID: versionIDOf(3), pageVersion: { id: versionIDOf(9) } }

describe('the compared versions', () => {
  it.each([
    [live, {}, { before: 3, after: 9 }],
    [live, { until: '7' }, { before: 3, after: 7 }],
    [live, { from: '5' }, { before: 5, after: 9 }],
    [live, { from: '5', until: '4' }, { before: 5, after: 4 }],
    [live, { from: 'x', until: '-1' }, { before: 3, after: 9 }],
    [{ ...live, publishedVersionID: versionIDOf(0) }, { until: '7' }, { before: 0, after: 7 }],
  ])('for the page %j and the parameters %j are %j', (page, search, expected) => {
    expect(comparedVersions(page, search)).toEqual(expected)
  })
})
