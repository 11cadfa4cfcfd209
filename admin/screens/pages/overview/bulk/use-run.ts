import { useQueryClient } from '@tanstack/react-query'
import type { OverviewRow } from '@ximblox/contract/overview'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../../../../ui/toast.ts'
import { undoToast } from '../../../../ui/undo-toast.tsx'
import type { ChosenPage } from './chosen-pages.ts'
import { type Counted, counted } from './counted.ts'
import type { Change } from './preview-list.tsx'
import { type Outcome, runEach } from './run-each.ts'
import { type Given, useChange } from './use-change.ts'

interface Options extends Given {
  rows: readonly OverviewRow[]
  /** Called at the end, also if pages failed. */
  onDone: () => void
  /** Called if nothing is left to show. */
  onClose: () => void
}

interface Incomplete {
  failures: readonly Outcome<ChosenPage>[]
  /** The pages that were not tried. */
  notReached: Counted
}

/** Does an action page by page, and offers to undo what was done. */
export const useRun = ({ rows, onDone, onClose, ...given }: Options) => {
  const t = useTranslations('bulk')
  const tPublication = useTranslations('publication')
  const queries = useQueryClient()
  const change = useChange(given)
  const [finished, setFinished] = useState<number>()
  const [incomplete, setIncomplete] = useState<Incomplete>()
  const isStopped = useRef(false)

  const undo = async (outcomes: readonly Outcome<ChosenPage>[]) => {
    const undone = await runEach({
      items: outcomes.toReversed(),
      change: async ({ undo }) => {
        await undo?.()
        return undefined
      },
      onProgress: () => undefined,
      isStopped: () => false,
    })
    const count = undone.filter(({ errors }) => errors.length === 0).length
    toast(t('undone', { count: String(count), total: String(outcomes.length) }))
    void queries.invalidateQueries({ queryKey: ['pages'] })
  }

  const run = async (pages: readonly ChosenPage[], changes: readonly Change[]) => {
    isStopped.current = false
    setFinished(0)
    const items = pages.filter(({ id }) => changes.some(({ pageID }) => pageID === id))
    const outcomes = await runEach({
      items,
      change: page => change(page, changes.find(({ pageID }) => pageID === page.id) ?? unused),
      onProgress: setFinished,
      isStopped: () => isStopped.current,
    })
    void queries.invalidateQueries({ queryKey: ['pages'] })
    const done = outcomes.filter(({ errors }) => errors.length === 0)
    const failures = outcomes.filter(({ errors }) => errors.length > 0)
    const undoable = done.filter(({ undo }) => undo !== undefined)
    const message = t(`done.${given.action}`, {
      ...counted(
        rows,
        done.map(({ item }) => item.id),
      ),
    })
    if (undoable.length > 0)
      undoToast({ message, undo: { label: tPublication('undo'), run: () => void undo(undoable) } })
    else if (done.length > 0) toast(message)
    onDone()
    const notReached = counted(
      rows,
      items.slice(outcomes.length).map(({ id }) => id),
    )
    if (failures.length === 0 && notReached.count === 0) return onClose()
    setIncomplete({ failures, notReached })
  }

  return {
    /** The number of pages that have been tried; undefined before it runs. */
    finished,
    /** Set at the end if it did not change all pages. */
    incomplete,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}

const unused = { usedBy: { pages: [], totalPages: 0, menus: [] } }
