import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useCall } from '../../api/use-call.ts'
import { noDraft, useAddressDraftStore } from '../address/address-draft.ts'
import { useSave } from '../use-save.ts'

/** An edited URL is only saved by Save, so the tab has a button for it. */
export const SaveSettings = () => {
  const t = useTranslations('editor.settings')
  const address = useAddressDraftStore()
  const { run, isBusy, clear } = useCall({ collection: 'page-settings' })
  const save = useSave()
  const keep = () => {
    clear()
    address.setState(noDraft)
  }
  return (
    <Group gap="xs">
      <Button loading={isBusy} onClick={() => void run(save)}>
        {t('save')}
      </Button>
      <Button variant="subtle" color="gray" disabled={isBusy} onClick={keep}>
        {t('keepAddress')}
      </Button>
    </Group>
  )
}
