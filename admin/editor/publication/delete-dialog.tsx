import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { UsedElsewhere } from '@ximblox/contract/bin'
import { isError } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { PagesBelow } from '../../pages/pages-below.tsx'
import { ReturningRedirects } from '../../pages/returning-redirects.tsx'
import { UseList } from '../../pages/use-list.tsx'
import { useRestorableUntil } from '../../pages/use-restorable-until.ts'
import { ConcernedPeople } from '../../publication/concerned/concerned-people.tsx'
import { useLetters } from '../../publication/concerned/use-letters.ts'
import { isLive } from '../../publication/page-state.ts'
import {
  type UnpublishResponse,
  UnpublishResponseField,
} from '../../publication/unpublish-response-field.tsx'
import { useMayRepublish } from '../../publication/use-may-republish.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { usePreviewedChange } from '../../publication/use-previewed-change.ts'
import { useRestorePage } from '../../publication/use-restore-page.ts'
import { Modal } from '../../ui/modal.tsx'
import { undoToast } from '../../ui/undo-toast.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useStored } from './use-stored.ts'
import { usesIn } from './uses-in.ts'

/** Moves the page to the bin after showing what links to it. */
export const DeleteDialog = ({ page, onClose }: DialogProps) => {
  const t = useTranslations('deletion')
  const tPublication = useTranslations('publication')
  const date = useRestorableUntil()
  const client = useClient()
  const navigate = useNavigate()
  const bringBack = useRestorePage()
  const stored = useStored()
  const { isBusy, run, entries } = usePageCall()
  const known = usePreviewedChange('delete', page.id)
  const [refusedFor, setRefusedFor] = useState<UsedElsewhere>()
  const uses = refusedFor ?? known.uses
  const [response, setResponse] = useState<UnpublishResponse>({ leave: 'nothing' })
  const { id, title } = page
  const mayRepublish = useMayRepublish()(page)
  const live = isLive(page)
  const letters = useLetters(known.concerned)
  const tConcerned = useTranslations('concerned')

  const remove = async () => {
    // Saves the latest changes first, so that they are in the bin too.
    const answer = await run(async () => {
      if (!(await stored())) return
      return client.page
        .delete({ params: { id }, body: { force: uses !== undefined, ...response } })
        .catch((error: unknown) => {
          setRefusedFor(usesIn(error) ?? refusedFor)
          throw error
        })
    })
    return answer !== undefined
  }
  const leave = async () => {
    onClose()
    await navigate({ to: '/' })
    undoToast({
      message: t('deleted', { title }),
      undo: {
        label: tPublication('undo'),
        run: () => void bringBack({ pageID: id, title, deleted: true, live, mayRepublish }),
      },
    })
  }
  const removeAndWrite = async () => {
    if (await letters.after(remove)) await leave()
  }
  return (
    <Modal
      title={t('title', { title })}
      opened
      onClose={letters.isLeft ? () => void leave() : onClose}
      theme="orange"
      size={letters.isOffered ? 'md' : 'sm'}
      confirm={{
        label: letters.isLeft ? tConcerned('again') : t(uses ? 'deleteAnyway' : 'delete'),
        onConfirm: () => void removeAndWrite(),
        busy: isBusy || letters.isBusy || known.isLoading,
        disabled: letters.isIncomplete,
      }}
    >
      <ErrorSummary
        entries={entries.filter(entry => !isError(entry, 'pageInUse') && entry.property !== 'to')}
      />
      <Text size="sm" mb="md">
        {live && `${t('live')} `}
        {t('message', { date })}
      </Text>
      <PagesBelow count={known.staysBelow} />
      {response.leave === 'nothing' && <ReturningRedirects redirects={known.bringsBack} />}
      {uses && <UseList title={t('used')} {...uses} />}
      <ConcernedPeople letters={letters} />
      {live && !letters.isLeft && (
        <UnpublishResponseField response={response} onChange={setResponse} errors={entries} />
      )}
    </Modal>
  )
}
