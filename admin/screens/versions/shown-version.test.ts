import { versionIDOf } from '@ximblox/contract/rules/ids'
import { expect, it } from 'vitest'
import { shownVersion } from './shown-version.ts'

const [latest, middle, first] = [9, 5, 2].map(id => ({ versionID: versionIDOf(id) }))
const versions = [latest, middle, first].flatMap(one => one ?? [])

it.each([
  [undefined, { row: latest, previous: middle }],
  ['5', { row: middle, previous: first }],
  ['2', { row: first, previous: undefined }],
  ['7', undefined],
  ['x', undefined],
])('for the version %j in the URL, and the one before it', (named, expected) => {
  expect(shownVersion(versions, named)).toEqual(expected)
})
