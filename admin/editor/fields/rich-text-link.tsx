import { ActionIcon } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import Link from 'lucide-react/icons/link'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkDialog, type LinkRequest } from '../links/link-dialog.tsx'
import { linkAt, setLink } from '../rich-text/links.ts'

/** Turns the selected text into a link, or edits the link at the caret. */
export const RichTextLink = ({ editor, active }: { editor: Editor; active: boolean }) => {
  const t = useTranslations('canvas')
  const [request, setRequest] = useState<LinkRequest | null>(null)
  const open = () =>
    setRequest({ link: linkAt(editor), onChoose: (link, text) => setLink(editor, link, text) })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
    if (!isAsked || !editor.isFocused) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <ActionIcon
        variant={active ? 'light' : 'subtle'}
        color="gray"
        size="sm"
        aria-label={t('link')}
        title={t('link')}
        aria-pressed={active}
        onClick={open}
      >
        <Link size={15} aria-hidden />
      </ActionIcon>
      <LinkDialog request={request} onClose={() => setRequest(null)} />
    </>
  )
}
