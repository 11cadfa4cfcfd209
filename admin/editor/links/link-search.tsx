import { Button, Combobox, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './link-search.module.css'
import { SearchStatus } from './search-status.tsx'
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
  suggestions,
  active,
  isBusy,
  errors,
  onType,
  onActivate,
  onShowMore,
  onChoose,
}: Props) => {
  const t = useTranslations('editor.links')
  const { items, total } = suggestions
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
    if (!isOpen) return key === 'ArrowDown' || key === 'ArrowUp' ? () => setOpen(true) : undefined
    if (key === 'Enter') return () => activeItem && choose(activeItem)
    const next = movedIn(items.length, active, key)
    return next === undefined ? undefined : () => onActivate(next)
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
          <output>
            <SearchStatus typed={typed} suggestions={suggestions} isOpen={isOpen} />
          </output>
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
}

/** The position that a key moves to in a list that goes round. */
const movedIn = (length: number, position: number, key: string): number | undefined => {
  const last = length - 1
  switch (key) {
    case 'ArrowDown':
      return position === last ? 0 : position + 1
    case 'ArrowUp':
      return position === 0 ? last : position - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
