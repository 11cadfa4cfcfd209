import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { CanvasHandle, Found } from '../canvas/bridge.ts'
import { select } from '../state/commands/view.ts'
import { pathText } from '../state/document/paths.ts'
import {
  afterReplaced,
  blocksInOrder,
  firstFrom,
  type Occurrence,
  occurrencesIn,
} from '../state/find/occurrences.ts'
import type { Query } from '../state/find/ranges-in.ts'
import { replaceOccurrences } from '../state/find/replace-occurrences.ts'
import { useMayChange } from '../use-may-change.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { indexInText, steppedTo } from './found-steps.ts'
import type { FindRequest } from './use-find-bar.ts'

/** Searches the blocks of the page, shows what is found and replaces it. */
export const useFind = (canvas: CanvasHandle | null, { term, block }: FindRequest) => {
  const { editor } = useWorkspace()
  const mayChange = useMayChange()
  const [query, setQuery] = useState<Query>({ term, matchCase: false })
  const [index, setIndex] = useState<number | null>(null)
  const content = useDeferredValue(useEditorState(({ document }) => document))
  const occurrences = useMemo(() => occurrencesIn(content, editor.registry, query), [content, editor, query])
  const current = index === null ? undefined : occurrences[index]
  useEffect(() => {
    const anywhere = { query, block: '', field: '', index: 0 }
    canvas?.markFound(current ? foundAt(occurrences, current, query) : anywhere)
  }, [canvas, occurrences, current, query])
  useEffect(() => () => canvas?.markFound(null), [canvas])

  const documentNow = () => editor.store.getState().document
  const found = (asked = query) => occurrencesIn(documentNow(), editor.registry, asked)
  const go = (all: readonly Occurrence[], at: number, asked = query) => {
    const one = all[at]
    setIndex(one ? at : null)
    if (!one) return
    editor.run(select([one.block]))
    canvas?.showFound(foundAt(all, one, asked))
  }
  const search = (asked: Query) => {
    setQuery(asked)
    const all = found(asked)
    const blocks = blocksInOrder(documentNow(), editor.registry)
    go(all, firstFrom(all, blocks, block), asked)
  }
  const step = (by: 1 | -1) => {
    const all = found()
    const next = steppedTo(index, all.length, by)
    if (next !== null) go(all, next)
  }
  const changeable = ({ block }: Occurrence) => mayChange(documentNow().blocks.get(block)?.type ?? '')
  return {
    query,
    search,
    step,
    count: occurrences.length,
    place: current && index !== null ? index + 1 : 0,
    found: current ? foundAt(occurrences, current, query) : null,
    /** Replaces the current occurrence and goes to the next; false if it may not be changed. */
    replace: (replacement: string): boolean => {
      const all = found()
      const one = index === null ? undefined : all[index]
      if (!one || index === null) {
        step(1)
        return true
      }
      if (!changeable(one) || !editor.run(replaceOccurrences([one], replacement))) return false
      const rest = found()
      go(rest, afterReplaced(rest, one, index, replacement))
      return true
    },
    /** Returns how many were replaced. */
    replaceAll: (replacement: string): number => {
      const all = found().filter(changeable)
      if (!editor.run(replaceOccurrences(all, replacement))) return 0
      setIndex(null)
      return all.length
    },
  }
}

const foundAt = (all: readonly Occurrence[], one: Occurrence, query: Query): Found => ({
  query,
  block: one.block,
  field: pathText(one.path.slice(1)),
  index: indexInText(all, one),
})
