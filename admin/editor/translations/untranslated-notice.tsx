import { Button, CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import classes from '../editor-notices.module.css'
import { useGoTo } from '../faults/use-go-to.ts'
import { contentOf } from '../state/document/document.ts'
import { useSettledDocument } from '../use-settled-document.ts'
import { useWorkspace } from '../workspace.ts'
import { findUntranslated, type Untranslated } from './untranslated.ts'
import { useForeignLinks } from './use-foreign-links.ts'

/** Says how much of a translation still reads as in the other language, before visitors read it so. */
export const UntranslatedNotice = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.translations')
  const tModal = useTranslations('modal')
  const format = useFormatter()
  const localeName = useLocaleName()
  const goTo = useGoTo()
  const foreignLinks = useForeignLinks()
  const [isClosed, setClosed] = useState(false)
  const { untranslated, source } = useUntranslated(page)
  if (isClosed || !untranslated || !source) return null
  const { blocks, parts } = untranslated
  const links = foreignLinks.filter(({ locale }) => locale === source.locale)
  const said = [
    ...(blocks.length > 0 ? [t('sameBlocks', { count: blocks.length })] : []),
    ...parts.map(part => t(`same.${part}`)),
    ...(links.length > 0 ? [t('sameLinks', { count: links.length })] : []),
  ]
  const [first] = [
    ...blocks.map(block => ({ block, path: '' })),
    ...parts.map(path => ({ block: null, path })),
    ...links,
  ]
  if (!first) return null
  return (
    <div className={classes.notice}>
      <span className={classes.words}>
        {t('stillAs', { locale: localeName(source.locale), parts: format.list(said) })}
      </span>
      <Button size="xs" variant="default" onClick={() => goTo(first)}>
        {t('showSame')}
      </Button>
      <CloseButton size="sm" aria-label={tModal('close')} onClick={() => setClosed(true)} />
    </div>
  )
}

/** Compared with the page of the same group that was there first. */
const useUntranslated = (page: Page) => {
  const client = useClient()
  const { editor } = useWorkspace()
  const document = useSettledDocument()
  const [source] = page.siblings.filter(({ id }) => id < page.id).toSorted((a, b) => a.id - b.id)
  const { data } = useQuery({
    queryKey: ['page-texts', source?.id],
    queryFn: async ({ signal }) =>
      (await client.page.get({ params: { id: source?.id ?? 0 } }, { signal })).page.pageVersion,
    enabled: source !== undefined,
  })
  const untranslated: Untranslated | undefined =
    data && findUntranslated(editor.registry, contentOf(document), data)
  return { untranslated, source }
}
