import { NativeSelect, Stack } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { isLocale } from '@ximblox/contract/locales'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { localeIn, offeredLocales } from './locale-changes.ts'

interface Props {
  /** Locales that the site has already. */
  present: readonly string[]
  busy: boolean
  entries: readonly ErrorEntry[]
  onClose: () => void
  onAdd: (locale: string) => void
}

/** Offers the common languages, and any other by its code. */
export const AddLanguageDialog = ({ present, busy, entries, onClose, onAdd }: Props) => {
  const t = useTranslations('siteLanguages')
  const nameOf = useLocaleName()
  const offered = offeredLocales(present)
  const [chosen, setChosen] = useState(offered[0] ?? '')
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const written = localeIn(code)
  const confirm = () => {
    const locale = chosen || written
    if (isLocale(locale)) onAdd(locale)
    else setWrong(true)
  }
  return (
    <FormDialog title={t('addTitle')} confirm={t('add')} busy={busy} onClose={onClose} onConfirm={confirm}>
      <ErrorSummary entries={entries} />
      <Stack gap="md">
        <NativeSelect
          label={t('language')}
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
          data={[
            ...offered.map(value => ({ value, label: nameOf(value) })),
            { value: '', label: t('other') },
          ]}
        />
        {chosen === '' && (
          <TextInput
            label={t('code')}
            description={isLocale(written) ? nameOf(written) : t('codeHelp')}
            value={code}
            onChange={value => {
              setCode(value)
              setWrong(false)
            }}
            errors={isWrong ? [t('codeHelp')] : []}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
