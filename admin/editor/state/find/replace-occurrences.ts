import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { setValue, valueAt } from '../operations/make.ts'
import type { Command } from '../store.ts'
import { type Occurrence, textOf } from './occurrences.ts'
import { replaceInLines } from './rich-text-lines.ts'

/** Replaces occurrences of a term as one undo step. */
export const replaceOccurrences = (occurrences: readonly Occurrence[], replacement: string): Command => ({
  needs: 'edit-blocks',
  change: ({ document }) => {
    const operations = [...Map.groupBy(occurrences, textOf).values()].flatMap(inText => {
      const [first] = inText
      if (!first) return []
      const value = valueAt(document, first.block, first.path) as Json
      const operation = setValue(document, first.block, first.path, replacedIn(value, inText, replacement))
      return operation ?? []
    })
    return operations.length > 0 ? { operations } : null
  },
})

const replacedIn = (value: Json, occurrences: readonly Occurrence[], replacement: string): Json => {
  if (typeof value === 'string')
    return occurrences
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end }) => text.slice(0, start) + replacement + text.slice(end), value)
  const rangesOf = (index: number) => occurrences.filter(({ line }) => line === index)
  return isRichText(value) ? replaceInLines(value, rangesOf, replacement) : value
}
