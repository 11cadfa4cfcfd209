import { ActionIcon, TextInput } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import classes from './search-box.module.css'

interface Props {
  term: string
  onSearch: (term: string) => void
}

/** Opens and closes with its icon; closing ends the search. */
export const SearchBox = ({ term, onSearch }: Props) => {
  const t = useTranslations('search')
  const [isSearchOpen, setSearchOpen] = useState(term !== '')
  const [typed, setTyped] = useState(term)
  const input = useRef<HTMLInputElement>(null)

  // Follows changes of the URL, for example by a link, unless the user is typing.
  useEffect(() => {
    if (document.activeElement === input.current) return
    setTyped(term)
    setSearchOpen(term !== '')
  }, [term])

  const type = (text: string) => {
    setTyped(text)
    onSearch(text)
  }
  const open = () => {
    flushSync(() => setSearchOpen(true))
    input.current?.focus()
  }
  const close = () => {
    setSearchOpen(false)
    if (typed !== '') type('')
  }

  return (
    <search className={classes.box}>
      {isSearchOpen && (
        <TextInput
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          maxLength={254}
          value={typed}
          onChange={event => type(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && close()}
          ref={input}
          size="xs"
          className={classes.input}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label={t(isSearchOpen ? 'close' : 'open')}
        title={t(isSearchOpen ? 'close' : 'open')}
        aria-expanded={isSearchOpen}
        onClick={isSearchOpen ? close : open}
      >
        {isSearchOpen ? <X size={16} /> : <Search size={16} />}
      </ActionIcon>
    </search>
  )
}
