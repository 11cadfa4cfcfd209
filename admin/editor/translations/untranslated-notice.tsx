import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import classes from '../notice.module.css'
import { contentOf } from '../state/document/document.ts'
import { useSettledDocument } from '../use-settled-document.ts'
import { useGoTo } from '../validation/use-go-to.ts'
import { useWorkspace } from '../workspace.ts'
import { findUntranslated } from './untranslated.ts'
import { useForeignLinks } from './use-foreign-links.ts'
import { useSource } from './use-source.ts'

/** Reminds of texts and links that are still in the other language. */
export const UntranslatedNotice = () => {
  const t = useTranslations('editor.translations')
  const tModal = useTranslations('modal')
  const format = useFormatter()
  const localeName = useLocaleName()
  const { editor } = useWorkspace()
  const goTo = useGoTo()
  const document = useSettledDocument()
  const foreign = useForeignLinks()
  const [isClosed, setClosed] = useState(false)
  const { source, version } = useSource()
  if (isClosed || !version || !source) return null
  const { blocks, parts } = findUntranslated(editor.registry, contentOf(document), version)
  const links = foreign.links.filter(({ locale }) => locale === source.locale)
  const same = [
    ...(blocks.length > 0 ? [t('sameBlocks', { count: blocks.length })] : []),
    ...parts.map(part => t(`same.${part}`)),
  ]
  const locale = localeName(source.locale)
  const messages = [
    ...(same.length > 0 ? [t('stillAs', { locale, parts: format.list(same) })] : []),
    ...(links.length > 0 ? [t('linksTo', { count: links.length, locale })] : []),
  ]
  const [first] = [
    ...blocks.map(block => ({ block, path: '' })),
    ...parts.map(path => ({ block: null, path })),
    ...links,
  ]
  if (!first) return null
  return (
    <div className={classes.notice}>
      <span className={classes.text}>{messages.join(' ')}</span>
      <Button size="xs" variant="default" onClick={() => goTo(first)}>
        {t('showSame')}
      </Button>
      <CloseButton size="sm" aria-label={tModal('close')} onClick={() => setClosed(true)} />
    </div>
  )
}
