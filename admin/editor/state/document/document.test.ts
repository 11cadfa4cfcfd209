import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyContent } from '../test/any-content.ts'
import { contentOf, documentOf } from './document.ts'

it('converts content to a document and back without changes', () => {
  fc.assert(
    fc.property(anyContent, content => {
      expect(contentOf(documentOf(content))).toEqual(content)
    }),
    { numRuns: 500 },
  )
})
