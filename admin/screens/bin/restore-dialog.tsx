import { Checkbox, Stack } from '@mantine/core'
import type { BinRow } from '@ximblox/contract/bin'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { Modal } from '../../ui/modal.tsx'

type Binned = BinRow['binned'][number]

interface Props {
  row: BinRow
  onRestore: (translations: readonly Binned[]) => void
  onClose: () => void
}

/** Asks which translations of a page come back with it. */
export const RestoreDialog = ({ row: { title, binned }, onRestore, onClose }: Props) => {
  const t = useTranslations('bin')
  const nameOf = useLocaleName()
  const [chosen, setChosen] = useState(() => binned.map(({ id }) => String(id)))
  return (
    <Modal
      title={t('restoreTitle', { title })}
      opened
      onClose={onClose}
      confirm={{
        label: t('restore'),
        onConfirm: () => onRestore(binned.filter(({ id }) => chosen.includes(String(id)))),
      }}
    >
      <Checkbox.Group label={t('alsoBinned')} value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {binned.map(({ id, locale, title: translated }) => (
            <Checkbox key={id} value={String(id)} label={`${nameOf(locale)}: ${translated}`} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Modal>
  )
}
