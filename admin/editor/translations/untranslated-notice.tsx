import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import classes from '../editor-notices.module.css'
import { useGoTo } from '../faults/use-go-to.ts'
import { contentOf } from '../state/document/document.ts'
import { useSettledDocument } from '../use-settled-document.ts'
import { useWorkspace } from '../workspace.ts'
import { findUntranslated } from './untranslated.ts'
import { useSource } from './use-source.ts'

/** Says how much of a translation still reads as in the other language, before visitors read it so. */
export const UntranslatedNotice = () => {
  const t = useTranslations('editor.translations')
  const tModal = useTranslations('modal')
  const format = useFormatter()
  const localeName = useLocaleName()
  const { editor } = useWorkspace()
  const goTo = useGoTo()
  const document = useSettledDocument()
  const [isClosed, setClosed] = useState(false)
  const { source, version } = useSource()
  if (isClosed || !version || !source) return null
  const { blocks, parts } = findUntranslated(editor.registry, contentOf(document), version)
  const said = [
    ...(blocks.length > 0 ? [t('sameBlocks', { count: blocks.length })] : []),
    ...parts.map(part => t(`same.${part}`)),
  ]
  if (said.length === 0) return null
  const [block] = blocks
  const show = () => goTo({ block: block ?? null, path: block === undefined ? (parts[0] ?? '') : '' })
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
