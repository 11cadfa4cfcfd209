import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { noDraft, useAddressDraftStore } from '../address/address-draft.ts'
import { useSave } from '../use-save.ts'

/** What becomes of a new address, which nothing saves by itself. */
export const SaveSettings = () => {
  const t = useTranslations('editor.settings')
  const address = useAddressDraftStore()
  const { clear } = useErrorCollection('page-settings')
  const save = useSave()
  const [busy, setBusy] = useState(false)
  const saveNow = async () => {
    setBusy(true)
    await save().finally(() => setBusy(false))
  }
  const keep = () => {
    clear()
    address.setState(noDraft)
  }
  return (
    <Group gap="xs">
      <Button loading={busy} onClick={() => void saveNow()}>
        {t('save')}
      </Button>
      <Button variant="subtle" color="gray" disabled={busy} onClick={keep}>
        {t('keepAddress')}
      </Button>
    </Group>
  )
}
