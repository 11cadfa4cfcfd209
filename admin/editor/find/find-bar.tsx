import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core'
import CaseSensitive from 'lucide-react/icons/case-sensitive'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../../ui/toast.ts'
import type { CanvasHandle, Found } from '../canvas/bridge.ts'
import { useWorkspace } from '../workspace.ts'
import classes from './find-bar.module.css'
import { useFind } from './use-find.ts'
import type { FindRequest } from './use-find-bar.ts'

interface Props {
  canvas: CanvasHandle | null
  request: FindRequest
  onClose: (found: Found | null) => void
}

/** Finds words on the page, and replaces them where the page may be edited. */
export const FindBar = ({ canvas, request, onClose }: Props) => {
  const t = useTranslations('editor.find')
  const { readOnly } = useWorkspace()
  const { query, search, step, count, place, found, replace, replaceAll } = useFind(canvas, request)
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(({ term }: FindRequest) => {
    if (term !== '') search({ ...query, term })
    input.current?.focus()
    input.current?.select()
  })
  // Asked for again while it is open, it takes the focus again.
  useEffect(() => begin(request), [request])

  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      // Pressed again, these keys open the browser's own search.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') event.stopPropagation()
      if (event.key !== 'Escape') return
      event.preventDefault()
      onClose(found)
    },
  }
  const resultText = () => {
    if (query.term === '') return ''
    if (count === 0) return t('nothing')
    return place > 0 ? t('place', { place: String(place), count: String(count) }) : t('count', { count })
  }
  return (
    <search className={classes.bar} aria-label={t('label')} {...keys}>
      <div className={classes.row}>
        <TextInput
          ref={input}
          className={classes.input ?? ''}
          size="xs"
          aria-label={t('term')}
          placeholder={t('term')}
          title={t('again')}
          autoComplete="off"
          value={query.term}
          onChange={event => search({ ...query, term: event.currentTarget.value })}
          onKeyDown={onEnter(({ shiftKey }) => step(shiftKey ? -1 : 1))}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('matchCase')}
          title={t('matchCase')}
          aria-pressed={query.matchCase}
          onClick={() => search({ ...query, matchCase: !query.matchCase })}
        >
          <CaseSensitive size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('previous')}
          title={t('previous')}
          disabled={count === 0}
          onClick={() => step(-1)}
        >
          <ChevronUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('next')}
          title={t('next')}
          disabled={count === 0}
          onClick={() => step(1)}
        >
          <ChevronDown size={16} aria-hidden />
        </ActionIcon>
        <CloseButton aria-label={t('close')} onClick={() => onClose(found)} />
      </div>
      {!readOnly && <ReplaceRow count={count} replace={replace} replaceAll={replaceAll} />}
      <output className={classes.result}>{resultText()}</output>
    </search>
  )
}

type ReplaceProps = Pick<ReturnType<typeof useFind>, 'count' | 'replace' | 'replaceAll'>

const ReplaceRow = ({ count, replace, replaceAll }: ReplaceProps) => {
  const t = useTranslations('editor.find')
  const { editor } = useWorkspace()
  const [replacement, setReplacement] = useState('')
  const replaceOne = () => replace(replacement) || toast(t('unchanged'))
  const replaceEvery = () => {
    editor.endTyping()
    const replaced = replaceAll(replacement)
    toast(replaced > 0 ? t('replaced', { count: replaced }) : t('unchanged'))
  }
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.input ?? ''}
        size="xs"
        aria-label={t('replacement')}
        placeholder={t('replacement')}
        autoComplete="off"
        value={replacement}
        onChange={event => setReplacement(event.currentTarget.value)}
        onKeyDown={onEnter(replaceOne)}
      />
      <Button variant="default" size="xs" disabled={count === 0} onClick={replaceOne}>
        {t('replace')}
      </Button>
      <Button variant="default" size="xs" disabled={count === 0} onClick={replaceEvery}>
        {t('replaceAll')}
      </Button>
    </div>
  )
}

const onEnter = (run: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  run(event)
}
