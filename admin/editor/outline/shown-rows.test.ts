import { expect, it } from 'vitest'
import { documentOf } from '../state/document/document.ts'
import { block, columnsBlock, contentWith, registry } from '../state/test/sample.ts'
import { outlineRows, rowID } from './outline-rows.ts'
import { matchingRows, openRows } from './shown-rows.ts'

const nested = columnsBlock('outer', { left: [columnsBlock('inner', { left: [block('deep')] })] })
const rows = outlineRows(documentOf(contentWith([block('a'), nested, block('z')])), registry)

it('hides what is in a collapsed block, and says which blocks are open', () => {
  expect(openRows(rows, new Set(['inner'])).map(row => [rowID(row), row.isOpen])).toEqual([
    ['a', undefined],
    ['outer', true],
    ['outer/left', undefined],
    ['inner', false],
    ['outer/right', undefined],
    ['z', undefined],
  ])
  expect(openRows(rows, new Set(['outer', 'inner'])).map(rowID)).toEqual(['a', 'outer', 'z'])
})

it('keeps the rows that lead to a match', () => {
  const found = (...keys: string[]) => matchingRows(rows, key => keys.includes(key)).map(rowID)
  expect(found('deep')).toEqual(['outer', 'outer/left', 'inner', 'inner/left', 'deep'])
  expect(found('a', 'inner')).toEqual(['a', 'outer', 'outer/left', 'inner'])
  expect(found('z')).toEqual(['z'])
  expect(found()).toEqual([])
})
