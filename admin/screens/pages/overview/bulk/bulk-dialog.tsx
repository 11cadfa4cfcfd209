import { Button, Progress, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PageID } from '@ximblox/contract/ids'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../../api/client.tsx'
import { PageSelect } from '../../../../pages/page-select.tsx'
import { RemarkField } from '../../../../publication/remark-field.tsx'
import { useSettings } from '../../../../settings/use-settings.ts'
import { TagPicker } from '../../../../tags/tag-picker.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.ts'
import { undoToast } from '../../../../ui/undo-toast.tsx'
import type { PreparedAction } from '../table-context.ts'
import { type ChosenPage, chosenPages, firstLocales, localesOf } from './chosen-pages.ts'
import { LocaleChoice } from './locale-choice.tsx'
import { Outcomes } from './outcomes.tsx'
import { type Change, PreviewList } from './preview-list.tsx'
import { type Outcome, runEach } from './run-each.ts'
import { useChange } from './use-change.ts'

interface Props extends PreparedAction {
  onClose: () => void
  onDone: () => void
}

/** Prepares an action on pages: which languages, what will happen and what will not; then does it page by page. */
export const BulkDialog = ({ action, rows, under: droppedOn, onClose, onDone }: Props) => {
  const t = useTranslations('bulk')
  const tModal = useTranslations('modal')
  const tPublication = useTranslations('publication')
  const client = useClient()
  const queries = useQueryClient()
  const { availableLocales = [] } = useSettings() ?? {}
  const offered = localesOf(rows, availableLocales)
  const [locales, setLocales] = useState<readonly string[]>()
  const chosen = locales ?? firstLocales(action, rows, offered)
  const [under, setUnder] = useState<PageID | null>(droppedOn?.id ?? null)
  const [comment, setComment] = useState('')
  const [tags, setTags] = useState<readonly number[]>([])
  const [finished, setFinished] = useState<number>()
  const [failures, setFailures] = useState<readonly Outcome<ChosenPage>[]>()
  const [notReached, setNotReached] = useState(0)
  const isStopped = useRef(false)
  const change = useChange({ action, comment, tags })

  const pages = chosenPages(rows, chosen)
  const isReady = pages.length > 0 && (action !== 'move' || under !== null)
  const preview = useQuery({
    queryKey: ['pages', 'preview-changes', action, pages.map(({ id }) => id), under],
    queryFn: async ({ signal }): Promise<readonly Change[]> => {
      const parts = Array.from({ length: Math.ceil(pages.length / size) }, (_, part) =>
        pages.slice(part * size, (part + 1) * size).map(({ id }) => id),
      )
      const found: Change[] = []
      for (const pageIDs of parts) {
        const body = { action, pageIDs, ...(under !== null && { under }) }
        found.push(...(await client.page.previewChanges({ body }, { signal })).changes)
      }
      return found
    },
    enabled: isReady && finished === undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const changes = (isReady && preview.data) || []
  const willChange = changes.filter(({ outcome }) => outcome === 'do')
  const isComplete = action !== 'tag' || tags.length > 0

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

  const run = async () => {
    isStopped.current = false
    setFinished(0)
    const items = pages.filter(({ id }) => willChange.some(({ pageID }) => pageID === id))
    const outcomes = await runEach({
      items,
      change: page => change(page, willChange.find(({ pageID }) => pageID === page.id) ?? unused),
      onProgress: setFinished,
      isStopped: () => isStopped.current,
    })
    void queries.invalidateQueries({ queryKey: ['pages'] })
    const done = outcomes.filter(({ errors }) => errors.length === 0)
    const failed = outcomes.filter(({ errors }) => errors.length > 0)
    const undoable = done.filter(({ undo }) => undo !== undefined)
    const message = t(`done.${action}`, { count: done.length })
    if (undoable.length > 0)
      undoToast({ message, undo: { label: tPublication('undo'), run: () => void undo(undoable) } })
    else if (done.length > 0) toast(message)
    onDone()
    if (failed.length === 0 && outcomes.length === items.length) return onClose()
    setNotReached(items.length - outcomes.length)
    setFailures(failed)
  }

  if (failures)
    return (
      <Modal
        title={t('incomplete')}
        opened
        onClose={onClose}
        size="md"
        buttons={<Button onClick={onClose}>{tModal('close')}</Button>}
      >
        <Outcomes failures={failures} notReached={notReached} />
      </Modal>
    )
  if (finished !== undefined)
    return (
      <Modal
        title={t(`open.${action}`)}
        opened
        onClose={() => undefined}
        size="md"
        buttons={
          <Button
            variant="default"
            onClick={() => {
              isStopped.current = true
            }}
          >
            {t('stop')}
          </Button>
        }
      >
        <p aria-live="polite">
          {t('progress', { finished: String(finished), total: String(willChange.length) })}
        </p>
        <Progress
          value={(finished / Math.max(1, willChange.length)) * 100}
          aria-label={t(`open.${action}`)}
        />
      </Modal>
    )
  return (
    <Modal
      title={t(`title.${action}`, { count: rows.length, title: rows[0]?.title ?? '' })}
      opened
      onClose={onClose}
      size="md"
      theme={action === 'delete' || action === 'unpublish' ? 'grey' : 'orange'}
      confirm={{
        label: t(`confirm.${action}`, { count: String(willChange.length) }),
        onConfirm: () => void run(),
        busy: preview.isFetching,
        disabled: willChange.length === 0 || !isComplete,
      }}
    >
      <Stack gap="md">
        {offered.length > 1 && (
          <LocaleChoice
            offered={offered}
            chosen={chosen}
            isSingle={action === 'move'}
            onChange={next => {
              setLocales(next)
              if (!droppedOn) setUnder(null)
            }}
          />
        )}
        {action === 'move' && !droppedOn && (
          <PageSelect
            id={under}
            locale={chosen[0] ?? ''}
            error={undefined}
            onChange={({ id }) => setUnder(id)}
          />
        )}
        {action === 'tag' && <TagPicker label={t('tags')} kind="public" value={tags} onChange={setTags} />}
        {action === 'request' && (
          <RemarkField label={tPublication('comment')} value={comment} onChange={setComment} />
        )}
        {preview.isError && <LoadFailed message={t('failed')} onRetry={() => void preview.refetch()} />}
        {isReady && !preview.isError && <PreviewList action={action} changes={preview.data} />}
      </Stack>
    </Modal>
  )
}

const unused = { usedBy: { pages: [], totalPages: 0, menus: [] } }
/** At most this many pages in one preview. */
const size = 50
