import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { adminUrl } from '../../base-path.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MarkedParts } from '../../ui/marked-parts.tsx'
import { StateGlyph } from '../../ui/state-block.tsx'
import classes from './palette.module.css'
import { ranked } from './rank.ts'
import { readRecent, storeRecent } from './recent.ts'
import { type FoundPageItem, useFound } from './use-found.ts'
import { type PaletteItem, useScreens } from './use-screens.ts'

type Item = PaletteItem & Partial<Pick<FoundPageItem, 'state' | 'excerpt'>>

interface Group {
  name: 'recent' | 'pages' | 'screens' | 'files' | 'users'
  items: readonly Item[]
  /** Leads to the list of all results, if there are more. */
  all?: Item | undefined
}

interface Props {
  opened: boolean
  onClose: () => void
}

/** Finds and opens pages, files, users, screens and actions. */
export const Palette = ({ opened, onClose }: Props) => {
  const t = useTranslations('palette')
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size="36rem"
      yOffset="12vh"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')}>{opened && <PaletteBody onClose={onClose} />}</Modal.Content>
    </Modal.Root>
  )
}

const PaletteBody = ({ onClose }: Pick<Props, 'onClose'>) => {
  const t = useTranslations('palette')
  const { history } = useRouter()
  const [typed, setTyped] = useState('')
  const [term] = useDebouncedValue(typed.trim(), 150)
  const found = useFound(term)
  const screens = useScreens()
  const [recent] = useState(readRecent)
  const combobox = useCombobox({ opened: true })

  const isEmpty = typed.trim() === ''
  const resultsOf = (kind: 'pages' | 'files', path: string): Pick<Group, 'items' | 'all'> => {
    const { items, total } = found.data?.[kind] ?? { items: [], total: 0 }
    const searchTerm = found.data?.term ?? ''
    if (searchTerm === '' || total <= items.length) return { items }
    const all = {
      title: t('showAll', { count: total }),
      path: `${path}?${new URLSearchParams({ q: searchTerm })}`,
    }
    return { items, all }
  }
  const groups: Group[] = [
    { name: 'recent' as const, items: isEmpty ? recent : [] },
    { name: 'pages' as const, ...resultsOf('pages', '/') },
    { name: 'screens' as const, items: ranked(screens, typed).slice(0, isEmpty ? 30 : 8) },
    { name: 'files' as const, ...resultsOf('files', '/medialibrary') },
    { name: 'users' as const, items: found.data?.users ?? [] },
  ].filter(({ items }) => items.length > 0)
  const sorted = isEmpty ? groups : bestFirst(groups, typed)
  const count = sorted.reduce((total, group) => total + allOf(group).length, 0)

  // Enter opens the first result, also when others have been found.
  useEffect(() => {
    const selected = Math.min(Math.max(0, combobox.getSelectedOptionIndex()), count - 1)
    if (selected >= 0) combobox.selectOption(selected)
  })

  const open = (value: string) => {
    const item = sorted.flatMap(allOf).find(({ path }) => value.endsWith(` ${path}`))
    if (!item) return
    if (!sorted.some(({ all }) => all === item)) storeRecent({ title: item.title, path: item.path })
    onClose()
    history.push(adminUrl(item.path))
  }
  const isSettled = !found.isFetching && term === typed.trim()
  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          size="md"
          variant="unstyled"
          leftSection={<Search size={16} aria-hidden />}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          maxLength={254}
          // An open list keeps Escape from the dialog.
          onKeyDown={event => event.key === 'Escape' && onClose()}
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            combobox.resetSelectedOption()
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.list} aria-label={t('title')} aria-busy={!isSettled}>
        {sorted.map(group => (
          <Combobox.Group key={group.name} label={t(group.name)}>
            {allOf(group).map(item => (
              <Combobox.Option key={item.path} value={`${group.name} ${item.path}`} className={classes.item}>
                <span className={classes.line}>
                  {item.state && <StateGlyph state={item.state} />}
                  <span className={classes.title}>{item.title}</span>
                  <span className={classes.detail}>{item.detail}</span>
                </span>
                {item.excerpt && (
                  <span className={classes.excerpt}>
                    <MarkedParts parts={item.excerpt} />
                  </span>
                )}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <div className={classes.foot} aria-live="polite">
        {found.isError && <LoadFailed message={t('failed')} onRetry={() => void found.refetch()} />}
        {!found.isError && count === 0 && isSettled && t('nothing', { term: typed.trim() })}
      </div>
    </Combobox>
  )
}

const allOf = ({ items, all }: Group): readonly Item[] => (all ? [...items, all] : items)

/** A screen whose title begins with what is typed comes before the pages. */
const bestFirst = (groups: readonly Group[], typed: string): Group[] => {
  const begins = ({ title }: Item) => title.toLowerCase().startsWith(typed.trim().toLowerCase())
  const rank = ({ items }: Group) => Number(items.slice(0, 1).some(begins))
  return groups.toSorted((a, b) => rank(b) - rank(a))
}
