import { Button } from '@mantine/core'
import type { VersionID } from '@ximblox/contract/ids'
import { limits } from '@ximblox/contract/limits'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { usePageCall } from '../publication/use-page-call.ts'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { shareDays } from './share-days.ts'
import classes from './share-dialog.module.css'

interface Props {
  ensureVersion: () => Promise<VersionID | undefined>
  onCreated: (link: string) => void
}

/** Creates a preview link, with a note and a period of validity. */
export const NewShareForm = ({ ensureVersion, onCreated }: Props) => {
  const t = useTranslations('sharing')
  const client = useClient()
  const { isBusy, run } = usePageCall()
  const [note, setNote] = useState('')
  const [days, setDays] = useState<number>(limits.shareDays)
  const make = async () => {
    const created = await run(async () => {
      const id = await ensureVersion()
      return id === undefined ? undefined : client.page.share({ params: { id }, body: { note, days } })
    })
    if (created) onCreated(created.url)
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
    >
      <TextInput
        label={t('note')}
        description={t('noteHelp')}
        value={note}
        onChange={setNote}
        limit={limits.text}
        isFirst
      />
      <Select
        label={t('days')}
        value={String(days)}
        onChange={value => setDays(Number(value))}
        options={shareDays.map(count => ({ value: String(count), label: t('dayCount', { count }) }))}
      />
      <Button type="submit" loading={isBusy}>
        {t('make')}
      </Button>
    </form>
  )
}
