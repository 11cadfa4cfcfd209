import { Button, Stack } from '@mantine/core'
import type { PageID } from '@ximblox/contract/ids'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageSelect } from '../../../../pages/page-select.tsx'
import { RemarkField } from '../../../../publication/remark-field.tsx'
import { useSettings } from '../../../../settings/use-settings.ts'
import { TagPicker } from '../../../../tags/tag-picker.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import type { PreparedAction } from '../table-context.ts'
import { chosenPages, firstLocales, localesOf } from './chosen-pages.ts'
import { counted } from './counted.ts'
import { LocaleChoice } from './locale-choice.tsx'
import { Outcomes } from './outcomes.tsx'
import { PreviewList } from './preview-list.tsx'
import { ProgressDialog } from './progress-dialog.tsx'
import { usePreview } from './use-preview.ts'
import { useRun } from './use-run.ts'

interface Props extends PreparedAction {
  onClose: () => void
  onDone: () => void
}

/** Prepares an action on pages: which languages, what will happen and what will not; then does it page by page. */
export const BulkDialog = ({ action, rows, under: droppedOn, onClose, onDone }: Props) => {
  const t = useTranslations('bulk')
  const tModal = useTranslations('modal')
  const tPublication = useTranslations('publication')
  const { availableLocales = [] } = useSettings() ?? {}
  const offered = localesOf(rows, availableLocales)
  const [locales, setLocales] = useState<readonly string[]>()
  const chosen = locales ?? firstLocales(action, rows, offered)
  const [under, setUnder] = useState<PageID | null>(droppedOn?.id ?? null)
  const [comment, setComment] = useState('')
  const [tags, setTags] = useState<readonly number[]>([])
  const { finished, incomplete, run, stop } = useRun({ action, rows, comment, tags, onDone, onClose })

  const pages = chosenPages(rows, chosen)
  const isReady = pages.length > 0 && (action !== 'move' || under !== null)
  const preview = usePreview(action, pages, under, isReady && finished === undefined)
  const changes = (isReady && preview.data) || []
  const willChange = changes.filter(({ outcome }) => outcome === 'do')
  const { count: pagesToChange } = counted(
    rows,
    willChange.map(({ pageID }) => pageID),
  )
  const isComplete = action !== 'tag' || tags.length > 0

  if (incomplete)
    return (
      <Modal
        title={t('incomplete')}
        opened
        onClose={onClose}
        size="md"
        buttons={<Button onClick={onClose}>{tModal('close')}</Button>}
      >
        <Outcomes {...incomplete} />
      </Modal>
    )
  if (finished !== undefined)
    return <ProgressDialog action={action} finished={finished} total={willChange.length} onStop={stop} />
  return (
    <Modal
      title={t(`title.${action}`, { count: rows.length, title: rows[0]?.title ?? '' })}
      opened
      onClose={onClose}
      size="md"
      theme={action === 'delete' || action === 'unpublish' ? 'grey' : 'orange'}
      confirm={{
        label: t(`confirm.${action}`, { count: String(pagesToChange) }),
        onConfirm: () => void run(pages, willChange),
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
        {isReady && !preview.isError && <PreviewList action={action} rows={rows} changes={preview.data} />}
      </Stack>
    </Modal>
  )
}
