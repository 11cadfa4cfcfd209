import { Checkbox, Stack, Text } from '@mantine/core'
import type { Concerned } from '@ximblox/contract/letters'
import { limits } from '@ximblox/contract/limits'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ConcernedList } from './concerned-list.tsx'
import type { Letter } from './letters.ts'
import type { Letters } from './use-letters.ts'

/** Whom a change concerns, and what is written to them. */
export const ConcernedPeople = ({ letters }: { letters: Letters }) => {
  const t = useTranslations('concerned')
  const { concerned, isOn } = letters
  if (concerned.length === 0) return null
  return (
    <Stack gap="md" mb="md">
      <ConcernedList concerned={concerned} />
      {letters.entries.length > 0 && (
        <>
          <Note theme="orange">{t('notWritten')}</Note>
          <ErrorSummary entries={letters.entries} />
        </>
      )}
      {letters.isOffered && (
        <Checkbox
          label={t('write')}
          description={t(letters.mayWrite ? 'writeHelp' : 'mayNotWrite')}
          checked={isOn}
          disabled={!letters.mayWrite || letters.isLeft}
          onChange={event => letters.setOn(event.currentTarget.checked)}
        />
      )}
      {isOn &&
        concerned.flatMap(one =>
          one.letters.map(letter => (
            <LetterFields
              key={`${one.subject} ${letter.language}`}
              letter={letter}
              label={concerned.length > 1 ? one.label : undefined}
              onChange={change => letters.edit(one, letter, change)}
            />
          )),
        )}
    </Stack>
  )
}

interface LetterProps {
  letter: Letter
  /** Of the subject, if there are several. */
  label: Concerned['label'] | undefined
  onChange: (change: Partial<Letter>) => void
}

const LetterFields = ({ letter, label, onChange }: LetterProps) => {
  const t = useTranslations('concerned')
  const language = useTranslations('languages')(letter.language)
  const title = t('letterIn', { language, count: letter.submissions })
  return (
    <Stack gap="xs" component="fieldset" bd={0} m={0} p={0}>
      <Text component="legend" size="sm" fw={600} p={0}>
        {label === undefined ? title : `${label}, ${title}`}
      </Text>
      <TextInput
        label={t('subject', { language })}
        value={letter.subject}
        limit={limits.text}
        onChange={subject => onChange({ subject })}
      />
      <TextArea
        label={t('text', { language })}
        value={letter.text}
        limit={limits.letter}
        rows={[5, 14]}
        onChange={text => onChange({ text })}
      />
    </Stack>
  )
}
