import { Button, Combobox, useCombobox } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './link-search.module.css'
import { type Suggestion, suggestionID } from './suggestion.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import type { Suggestions } from './use-suggestions.ts'
import { readWritten } from './written-link.ts'

interface Props {
  label: string
  typed: string
  suggestions: Suggestions
  /** The index of the suggestion that Enter chooses. */
  active: number
  /** Whether the choice is being looked up. */
  isBusy: boolean
  errors: readonly string[]
  onType: (typed: string) => void
  onActivate: (position: number) => void
  /** Undefined if no more can be shown. */
  onShowMore: (() => void) | undefined
  onChoose: (suggestion: Suggestion) => void
}

/** Searches link targets as the user types: page names, URLs, email addresses, files and anchors. */
export const LinkSearch = ({
  label,
  typed,
  suggestions: { items, total, isPending, isFailed },
  active,
  isBusy,
  errors,
  onType,
  onActivate,
  onShowMore,
  onChoose,
}: Props) => {
  const t = useTranslations('editor.links')
  const tPages = useTranslations('pageSelect')
  const [isOpen, setOpen] = useState(false)
  const combobox = useCombobox({ opened: isOpen })
  const id = useId()
  const idOf = (suggestion: Suggestion | undefined) => suggestion && `${id}-${suggestionID(suggestion)}`
  const activeItem = isOpen ? items[active] : undefined
  const activeID = idOf(activeItem)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (activeID) list.current?.querySelector(`[id="${activeID}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [activeID])

  const close = () => {
    setOpen(false)
    onActivate(0)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChoose(suggestion)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const run = actionFor(event)
    if (!run) return
    event.preventDefault()
    run()
  }
  const actionFor = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || shiftKey || isBusy || items.length === 0) return
    const last = items.length - 1
    if (!isOpen) return key === 'ArrowDown' || key === 'ArrowUp' ? () => setOpen(true) : undefined
    switch (key) {
      case 'ArrowDown':
        return () => onActivate(active === last ? 0 : active + 1)
      case 'ArrowUp':
        return () => onActivate(active === 0 ? last : active - 1)
      case 'Home':
        return () => onActivate(0)
      case 'End':
        return () => onActivate(last)
      case 'Enter':
        return () => activeItem && choose(activeItem)
      default:
        return
    }
  }
  const hasList = isOpen && items.length > 0
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={value => {
        const chosen = items.find(item => suggestionID(item) === value)
        if (chosen) choose(chosen)
      }}
    >
      <Combobox.EventsTarget
        withKeyboardNavigation={false}
        withExpandedAttribute
        aria-expanded={hasList}
        aria-controls={hasList ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeID}
        data-words={readWritten(typed) ? true : undefined}
        // Escape closes the list and keeps the dialog open.
        data-mantine-stop-propagation={hasList || undefined}
      >
        <TextInput
          label={label}
          value={typed}
          onChange={text => {
            onType(text)
            onActivate(0)
            setOpen(text.trim() !== '')
          }}
          onKeyDown={event => {
            if (event.key === 'Escape' && hasList) close()
            else press(event)
          }}
          errors={errors}
          readOnly={isBusy}
          isFirst
        />
      </Combobox.EventsTarget>
      <div ref={list} className={classes.results}>
        {hasList && (
          <Combobox.Options id={`${id}-list`} aria-label={t('suggestions')} className={classes.list}>
            {items.map(item => (
              <SuggestionOption
                key={suggestionID(item)}
                id={idOf(item) ?? ''}
                suggestion={item}
                isActive={item === activeItem}
              />
            ))}
          </Combobox.Options>
        )}
        <div className={classes.status}>
          <output>{statusOf()}</output>
          {hasList && total > items.length && onShowMore && (
            <Button
              variant="subtle"
              size="compact-xs"
              // The input keeps the focus.
              onMouseDown={event => event.preventDefault()}
              onClick={onShowMore}
            >
              {t('showMore')}
            </Button>
          )}
        </div>
      </div>
    </Combobox>
  )

  function foundOf(): string {
    if (total === items.length) return t('found', { count: total })
    return t('foundOf', { count: String(items.length), total: String(total) })
  }

  function statusOf(): string {
    const length = typed.trim().length
    if (hasList) return isPending ? t('searching') : foundOf()
    if (length === 0 || !isOpen) return t('help')
    if (isPending) return t('searching')
    if (isFailed) return t('searchFailed')
    return length < limits.pageSearchMin
      ? tPages('typeMore', { count: String(limits.pageSearchMin) })
      : t('nothingFound')
  }
}
