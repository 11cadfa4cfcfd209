import { Button, CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import classes from '../editor-notices.module.css'
import { enter, select } from '../state/commands/view.ts'
import { contentOf } from '../state/document/document.ts'
import { useSettledDocument } from '../use-settled-document.ts'
import { useWorkspace } from '../workspace.ts'
import { findUntranslated, type Untranslated } from './untranslated.ts'

/** Says how much of a translation still reads as in the other language, before visitors read it so. */
export const UntranslatedNotice = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.translations')
  const tModal = useTranslations('modal')
  const format = useFormatter()
  const localeName = useLocaleName()
  const { editor, goal } = useWorkspace()
  const [isClosed, setClosed] = useState(false)
  const { untranslated, source } = useUntranslated(page)
  if (isClosed || !untranslated || !source) return null
  const { blocks, parts } = untranslated
  const said = [
    ...(blocks.length > 0 ? [t('sameBlocks', { count: blocks.length })] : []),
    ...parts.map(part => t(`same.${part}`)),
  ]
  if (said.length === 0) return null
  const [block] = blocks
  const show = () => {
    if (block === undefined) {
      editor.run(enter({ name: parts[0] === 'props' ? 'EditingPageSettings' : 'EditingSEOSettings' }))
      goal.setState({ fault: { block: null, path: parts[0] ?? '' } })
    } else {
      editor.run(enter({ name: 'Editing' }))
      editor.run(select([block]))
      goal.setState({ fault: { block, path: '' } })
    }
  }
  return (
    <div className={classes.notice}>
      <span className={classes.words}>
        {t('stillAs', { locale: localeName(source.locale), parts: format.list(said) })}
      </span>
      <Button size="xs" variant="default" onClick={show}>
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
