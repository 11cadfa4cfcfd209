import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { PageHead } from '../ui/page-head.tsx'
import { TextInput } from '../ui/text-input.tsx'
import classes from './not-found-screen.module.css'

// Rarely needed, and the screen is part of the first load.
const LatestPages = lazyComponent(async () => (await import('./latest-pages.tsx')).LatestPages)

export const NotFoundScreen = () => {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  return (
    <>
      <PageHead title={t('notFound')} />
      <EmptyState shape="page" action={<Link to="/dashboard">{t('home')}</Link>}>
        {t('notFoundHelp')}
      </EmptyState>
      <div className={classes.ways}>
        <search>
          <form
            className={classes.search}
            onSubmit={event => {
              event.preventDefault()
              void navigate({ to: '/', search: { q: term } })
            }}
          >
            <TextInput label={t('findPages')} value={term} onChange={setTerm} />
            <Button type="submit" variant="default">
              {t('find')}
            </Button>
          </form>
        </search>
        <Suspense>
          <LatestPages />
        </Suspense>
      </div>
    </>
  )
}
