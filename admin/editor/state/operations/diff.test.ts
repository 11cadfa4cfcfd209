import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentOf, documentOf } from '../document/document.ts'
import { anyContent } from '../test/any-content.ts'
import { applyAll } from './apply.ts'
import { diff } from './diff.ts'
import { invert } from './operations.ts'

it('turns one content into the other, and back when inverted', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (before, after) => {
      const from = documentOf(before)
      const operations = diff(from, documentOf(after))
      const reached = applyAll(from, operations)
      expect(contentOf(reached)).toEqual(after)
      expect(contentOf(applyAll(reached, operations.toReversed().map(invert)))).toEqual(before)
    }),
    { numRuns: 400 },
  )
})

it('is empty for equal contents', () => {
  fc.assert(
    fc.property(anyContent, content => {
      expect(diff(documentOf(content), documentOf(structuredClone(content)))).toEqual([])
    }),
  )
})
