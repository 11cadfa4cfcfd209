import { expect, test } from 'vitest'
import { isAnchorName } from '../anchors.ts'
import { fieldElementID, formElementID } from './form-element-id.ts'

test('no anchor point, other block or other field has the id of an element of a form', () => {
  const ids = [
    formElementID('a'),
    formElementID('a-name'),
    fieldElementID('a', 'name'),
    fieldElementID('a', 'people.0.name'),
    fieldElementID('a-people', '0.name'),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter(id => isAnchorName(id) || /\s/.test(id))).toEqual([])
})
