import { Checkbox, Stack, Text } from '@mantine/core'
import type { RedirectKind } from '@ximblox/contract/redirects'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
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
    <Modal
      title={t('deleteSeveralTitle', { count: isAll ? total : ids.length })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('delete'), onConfirm: () => void remove(), busy: isBusy }}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <Text size="sm">{t('deleteSeveralMessage')}</Text>
        {total > ids.length && (
          <Checkbox
            label={t('deleteAllFound', { count: total })}
            checked={isAll}
            onChange={event => setAll(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Modal>
  )
}
