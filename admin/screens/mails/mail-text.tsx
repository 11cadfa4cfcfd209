import type { Mail } from '@ximblox/contract/mails'
import { createElement } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '../../ui/note.tsx'
import classes from './mail-screen.module.css'

/** The text of an email. Its links are clickable unless their token is hidden. */
export const MailText = ({ mail }: { mail: Mail }) => {
  const t = useTranslations('mails')
  return (
    <>
      {mail.revealed && <Note theme="orange">{t('revealed')}</Note>}
      {!mail.revealed && mail.text.includes('{token}') && <Note>{t('hidden')}</Note>}
      {createElement('div', { className: classes.text }, ...mail.text.split(/(https?:\/\/\S+)/).map(asNode))}
    </>
  )
}

const asNode = (part: string) => {
  if (part.includes('{token}')) return part.replace('{token}', '…')
  return part.startsWith('http') ? <a href={part}>{part}</a> : part
}
