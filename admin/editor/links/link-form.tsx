import { Button, Group, Stack } from '@mantine/core'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { errorAt, type PlainErrorName } from '@ximblox/contract/errors'
import type { MediaItem } from '@ximblox/contract/media'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { ShareFileDialog } from '../../media/dialogs/share-file-dialog.tsx'
import { AnchorChoice } from './anchor-choice.tsx'
import type { LinkRequest } from './link-dialog.tsx'
import { LinkSearch } from './link-search.tsx'
import { LinkSummary } from './link-summary.tsx'
import { useChoice } from './use-choice.ts'
import { useSuggestions } from './use-suggestions.ts'
import { isGuess, readWritten } from './written-link.ts'

export interface LinkFormProps {
  link: LinkAttributes | null
  onCancel: () => void
  onChoose: LinkRequest['onChoose']
}

/**
 * Shows the target of a link and lets the user choose another one. A choice that needs no further input is applied at
 * once.
 */
export const LinkForm = ({ link: before, onCancel, onChoose }: LinkFormProps) => {
  const t = useTranslations('editor.links')
  const tModal = useTranslations('modal')
  const messageOf = useMessage()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isLong, setLong] = useState(false)
  const suggestions = useSuggestions(typed, isLong)
  const [error, setError] = useState<PlainErrorName | null>(null)
  const [picked, setPicked] = useState<{ link: LinkAttributes; text: string } | null>(
    before && { link: before, text: '' },
  )
  const [unshared, setAsked] = useState<MediaItem | null>(null)
  const { choose, isBusy } = useChoice({
    onSet: onChoose,
    onAskForPlace: (link, text) => {
      setPicked({ link, text })
      setTyped('')
    },
    onAskToShare: setAsked,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is in a portal, but React events bubble to the component that opened it.
    event.stopPropagation()
    if (isBusy) return
    if (typed.trim() === '') return picked ? onChoose(picked.link, picked.text) : setError('required')
    const written = readWritten(typed)
    if (written && !isGuess(written, typed)) return void choose({ kind: 'written', link: written })
    // The input may be a name, so the search decides.
    if (suggestions.isSearching) return
    const best = written && suggestions.items[active]
    if (best) void choose(best)
    else setError('invalidUrl')
  }
  const target = picked && 'target' in picked.link ? picked.link.target : null
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {picked && <LinkSummary link={picked.link} />}
        {picked && target?.ref === 'page' && (
          <AnchorChoice
            key={target.id}
            pageID={target.id}
            block={target.block ?? null}
            isNext={picked.link !== before}
            onChange={block => {
              const { ref, id } = target
              setPicked({ ...picked, link: { target: { ref, id, ...(block !== null && { block }) } } })
            }}
          />
        )}
        <LinkSearch
          label={t(picked ? 'leadElsewhere' : 'field')}
          typed={typed}
          suggestions={suggestions}
          active={Math.min(active, Math.max(0, suggestions.items.length - 1))}
          isBusy={isBusy}
          errors={error ? [messageOf(errorAt('', error))] : []}
          onType={text => {
            setTyped(text)
            setLong(false)
            setError(null)
          }}
          onActivate={setActive}
          onShowMore={isLong ? undefined : () => setLong(true)}
          onChoose={suggestion => void choose(suggestion)}
        />
      </Stack>
      <Group justify="flex-end" mt="md" gap="xs">
        {before && (
          <Button variant="subtle" color="gray" mr="auto" onClick={() => onChoose(null, '')}>
            {t('remove')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {tModal('cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('set')}
        </Button>
      </Group>
      {unshared && (
        <ShareFileDialog
          file={unshared}
          onClose={() => setAsked(null)}
          onShared={file => void choose({ kind: 'file', file })}
        />
      )}
    </form>
  )
}
