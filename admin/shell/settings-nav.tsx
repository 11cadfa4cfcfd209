import { TextInput } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { currentItem } from '../ui/current-item.ts'
import { PathLink } from '../ui/path-link.tsx'
import plainClasses from '../ui/plain.module.css'
import { reveal } from '../ui/reveal.ts'
import textClasses from '../ui/text.module.css'
import { matchingGroups } from './matching-groups.ts'
import { settingsGroups } from './settings-groups.ts'
import classes from './settings-layout.module.css'
import { useMayOpen } from './use-may-open.ts'

/** Links to the settings that the user may open, in groups, with a search. */
export const SettingsNav = () => {
  const t = useTranslations('settingsList')
  const tSettings = useTranslations('settings')
  const tSearch = useTranslations('search')
  const tAny = useTranslations()
  const mayOpen = useMayOpen()
  const { pathname } = useLocation()
  const [term, setTerm] = useState('')
  const groups = settingsGroups
    .map(({ title, screens }) => ({
      title: tAny(title),
      screens: screens
        .filter(({ path }) => mayOpen(path))
        .map(({ title, path, keywords }) => ({ title: tAny(title), path, keywords: tAny(keywords) })),
    }))
    .filter(({ screens }) => screens.length > 0)
  const screens = groups.flatMap(({ screens }) => screens)
  const current = currentItem(screens, pathname)
  const found = matchingGroups(groups, term)
  if (screens.length < 2) return null
  return (
    <nav aria-label={tSettings('links.label')} className={classes.nav}>
      <search className={classes.search}>
        <TextInput
          size="xs"
          aria-label={t('find')}
          placeholder={t('find')}
          value={term}
          onChange={event => setTerm(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && setTerm('')}
        />
      </search>
      {found.map(({ title, screens }) => (
        <Fragment key={title}>
          <h2 className={classes.group}>{title}</h2>
          <ul className={`${plainClasses.list} ${classes.list}`}>
            {screens.map(({ title, path }) => (
              <li key={path}>
                <PathLink
                  path={path}
                  className={classes.link}
                  aria-current={path === current?.path ? 'page' : undefined}
                  ref={path === current?.path ? reveal : undefined}
                >
                  {title}
                </PathLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <output className={`${textClasses.hint} ${classes.none}`}>
        {found.length === 0 && tSearch('noResults')}
      </output>
    </nav>
  )
}
