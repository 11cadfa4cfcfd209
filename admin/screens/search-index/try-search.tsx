import { Button, Group, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchResultRow } from '@ximblox/contract/search'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MarkedParts } from '../../ui/marked-parts.tsx'
import textClasses from '../../ui/text.module.css'
import { TextInput } from '../../ui/text-input.tsx'
import { searchTermIn } from './index-outcome.ts'
import classes from './search-index-screen.module.css'
import { searchKey } from './search-keys.ts'

/** Searches like a visitor, in all languages of the site; again when the pages have been indexed. */
export const TrySearch = ({ indexedAt }: { indexedAt: string | null }) => {
  const t = useTranslations('searchIndex')
  const client = useClient()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...searchKey, 'results', term, indexedAt],
    queryFn: ({ signal }) => client.search.search({ body: { term } }, { signal }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const asked = searchTermIn(typed)
    setTerm(asked)
    if (asked === term && term !== '') void refetch()
  }
  return (
    <section className={classes.section}>
      <h2 className={textClasses.heading}>{t('try')}</h2>
      <search>
        <form onSubmit={search}>
          <Group gap="xs" align="end">
            <TextInput label={t('term')} value={typed} onChange={setTyped} />
            <Button type="submit" variant="default" loading={isFetching}>
              {t('search')}
            </Button>
          </Group>
        </form>
      </search>
      {error && <LoadFailed message={t('searchFailed')} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton height={120} />}
      {data && term !== '' && (
        <>
          <output className={classes.outcome}>
            {data.suggestion === null
              ? t(data.isTotalExact ? 'results' : 'resultsMoreThan', { count: data.total })
              : t(data.isTotalExact ? 'corrected' : 'correctedMoreThan', {
                  count: data.total,
                  suggestion: data.suggestion,
                })}
          </output>
          <ol className={classes.results}>
            {data.results.map(result => (
              <Result key={result.pageID} result={result} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

const Result = ({ result }: { result: SearchResultRow }) => {
  const nameOf = useLocaleName()
  return (
    <li className={classes.result}>
      <a href={result.path} className={classes.title}>
        <MarkedParts parts={result.titleParts} />
      </a>
      <span className={classes.path}>
        {result.path} · {nameOf(result.locale)}
      </span>
      {result.excerpt.length > 0 && (
        <p className={classes.excerpt}>
          <MarkedParts parts={result.excerpt} />
        </p>
      )}
    </li>
  )
}
