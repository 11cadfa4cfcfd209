import { Checkbox } from '@mantine/core'
import type { RedirectKind } from '@ximblox/contract/redirects'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { redirectsKey } from './redirects-key.ts'

interface Props {
  ids: readonly number[]
  /** What the list shows, which may be deleted as a whole. */
  found: { kind: RedirectKind | ''; searchTerm: string; total: number }
  onClose: () => void
  onDeleted: () => void
}

export const DeleteSeveralDialog = ({ ids, found: { total, ...found }, onClose, onDeleted }: Props) => {
  const t = useTranslations('redirects')
  const client = useClient()
  const { run, isBusy, entries } = useCall({ invalidates: [redirectsKey] })
  const [isAll, setAll] = useState(false)
  const remove = async () => {
    const body = isAll ? { found } : { ids: [...ids] }
    const answer = await run(() => client.redirect.removeSeveral({ body }))
    if (!answer) return
    toast(t('deletedSeveral', { count: answer.total }))
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={t('deleteSeveralTitle', { count: isAll ? total : ids.length })}
      message={t('deleteSeveralMessage')}
      label={t('delete')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {total > ids.length && (
        <Checkbox
          label={t('deleteAllFound', { count: total })}
          checked={isAll}
          onChange={event => setAll(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
