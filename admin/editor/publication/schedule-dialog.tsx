import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { hasAddress } from '@ximblox/contract/content-types'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { ConcernedList } from '../../publication/concerned/concerned-list.tsx'
import { isLive, isScheduled } from '../../publication/page-state.ts'
import {
  type UnpublishResponse,
  UnpublishResponseField,
} from '../../publication/unpublish-response-field.tsx'
import { usePageCall } from '../../publication/use-page-call.ts'
import { usePreviewedChange } from '../../publication/use-previewed-change.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useAddressDraftStore } from '../address/address-draft.ts'
import { OpenPointsNote } from '../open-points/open-points-note.tsx'
import { useWorkspace } from '../workspace.ts'
import type { DialogProps } from './dialog-props.ts'
import { clockNote, fieldTime, scheduleBody } from './schedule-input.ts'
import { useSecondPerson } from './use-second-person.ts'
import { useStored } from './use-stored.ts'
import { knownZones, ownZone } from './zones.ts'

/** Schedules the publication of the current version, and unpublishing. */
export const ScheduleDialog = ({ page, onPage, onClose }: DialogProps) => {
  const t = useTranslations('schedule')
  const tModal = useTranslations('modal')
  const client = useClient()
  const messageOf = useMessage()
  const { editor } = useWorkspace()
  const address = useAddressDraftStore()
  const stored = useStored()
  const { isBusy, run, entries } = usePageCall()
  const tFourEyes = useTranslations('fourEyes')
  const { isNeededToSchedule } = useSecondPerson(page)
  const { scheduled } = page
  const [zone, setZone] = useState(isScheduled(page) ? scheduled.zone : ownZone())
  const [publishAt, setPublishAt] = useState(fieldTime(scheduled.publishAt, zone))
  const [unpublishAt, setUnpublishAt] = useState(fieldTime(scheduled.unpublishAt, zone))
  const [response, setResponse] = useState<UnpublishResponse>({ leave: scheduled.leave, to: scheduled.to })

  const schedule = async () => {
    // Saving may move the page, which raises its revision.
    const revision = address.getState().slug === null ? page.revision : undefined
    if (publishAt !== '' && !(await stored())) return
    const { versionID } = editor.store.getState()
    const body = {
      ...scheduleBody({ ...response, publishAt, unpublishAt, versionID, zone }),
      ...(revision !== undefined && { revision }),
    }
    const answer = await run(() => client.page.schedule({ params: { id: page.id }, body }))
    if (!answer) return
    onPage(answer.page)
    toast(t('scheduledToast', { title: page.title }))
    onClose()
  }
  /** Says what is meant where the clocks change. */
  const noteOf = (time: string) => {
    const note = clockNote(time, zone)
    if (note?.is === 'repeated') return t('repeated')
    return note && t('skipped', { time: note.shown })
  }
  const hasChanges = publishAt !== '' && isLive(page)
  const changes = usePreviewedChange('publish', page.id, { enabled: hasChanges })
  const end = usePreviewedChange('unpublish', page.id, { enabled: unpublishAt !== '' && isLive(page) })
  const concerned = [...(changes.concerned ?? []), ...(end.concerned ?? [])]
  const isEmpty = publishAt === '' && unpublishAt === ''
  // Scheduling again would schedule the latest version, which needs a second person.
  const isKept = isNeededToSchedule && publishAt !== ''
  return (
    <Modal
      title={t('title')}
      opened
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {tModal('cancel')}
          </Button>
          <Button loading={isBusy} disabled={isEmpty || isKept} onClick={() => void schedule()}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={entries.filter(({ property }) => !fields.includes(property))} />
      <Text size="sm" mb="md">
        {t('help')}
      </Text>
      <OpenPointsNote />
      <ConcernedList concerned={concerned} isLater />
      <Stack gap="md">
        <TextInput
          type="datetime-local"
          label={t('publishAt')}
          value={publishAt}
          onChange={setPublishAt}
          errors={messagesFor('publishAt', entries, messageOf)}
          disabled={isNeededToSchedule}
          description={isNeededToSchedule ? tFourEyes(isKept ? 'scheduled' : 'authored') : noteOf(publishAt)}
          isFirst={!isNeededToSchedule}
        />
        {hasAddress(page.type) && (
          <TextInput
            type="datetime-local"
            label={t('unpublishAt')}
            value={unpublishAt}
            onChange={setUnpublishAt}
            description={noteOf(unpublishAt)}
            errors={messagesFor('unpublishAt', entries, messageOf)}
            isFirst={isNeededToSchedule}
          />
        )}
        <NativeSelect
          label={t('zone')}
          value={zone}
          onChange={event => setZone(event.currentTarget.value)}
          data={knownZones(zone)}
        />
        {unpublishAt !== '' && (
          <UnpublishResponseField response={response} onChange={setResponse} errors={entries} />
        )}
      </Stack>
    </Modal>
  )
}

const fields = ['publishAt', 'unpublishAt', 'to']
