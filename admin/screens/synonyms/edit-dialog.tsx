import { Stack } from '@mantine/core'
import type { SynonymGroup } from '@ximblox/contract/synonyms'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useRevision } from '../../errors/use-revision.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { languagesOf, wordsIn } from './entered-words.ts'
import { synonymsKey } from './synonyms-key.ts'
import { useWordErrors } from './use-word-errors.ts'

interface Props {
  /** Undefined for new synonyms. */
  group?: SynonymGroup
  onClose: () => void
}

/** Adds or changes a group of synonyms. */
export const EditDialog = ({ group, onClose }: Props) => {
  const t = useTranslations('synonyms')
  const client = useClient()
  const nameOf = useLocaleName()
  const settings = useSettings()
  const { run, entries, isBusy } = useCall({ invalidates: [synonymsKey] })
  const { revision, trackRevision } = useRevision(group?.revision)
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState(group?.words.join(', ') ?? '')
  const languages = languagesOf(settings?.availableLocales ?? [])
  const language = group?.language ?? chosen ?? settings?.defaultLocale.slice(0, 2) ?? ''
  const words = wordsIn(text)
  // The errors count the words that were sent, which the user has begun to correct.
  const [sent, setSent] = useState(words)
  const { wordErrors, otherEntries } = useWordErrors(entries, sent)

  const save = async () => {
    setSent(words)
    const answer = await run(() =>
      group
        ? trackRevision(() =>
            client.synonym.update({
              params: { id: group.id },
              body: { words, ...(revision !== undefined && { revision }) },
            }),
          )
        : client.synonym.create({ body: { language, words } }),
    )
    if (!answer) return
    const shown = answer.group.words.join(', ')
    toast(group ? t('changed') : t('created', { words: shown }))
    onClose()
  }

  return (
    <FormDialog
      title={t(group ? 'editTitle' : 'add')}
      confirm={t(group ? 'save' : 'create')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <Stack gap="md">
        <ErrorSummary entries={otherEntries} />
        <TextInput
          label={t('words')}
          description={t('wordsHelp', { example: t('example') })}
          value={text}
          onChange={setText}
          errors={wordErrors}
          isFirst
        />
        <Select
          label={t('language')}
          value={language}
          disabled={group !== undefined}
          onChange={setChosen}
          options={(group ? [group.language] : languages).map(value => ({ value, label: nameOf(value) }))}
        />
      </Stack>
    </FormDialog>
  )
}
