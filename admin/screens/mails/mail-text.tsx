import type { Mail } from '@ximblox/contract/mails'
import { createElement } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '../../ui/note.tsx'
import { hidesToken, type MailPart, mailParts } from './mail-parts.ts'
import classes from './mail-screen.module.css'

/** The text of an email. Its links are clickable unless their token is hidden. */
export const MailText = ({ mail }: { mail: Mail }) => {
  const t = useTranslations('mails')
  return (
    <>
      {mail.revealed && <Note theme="orange">{t('revealed')}</Note>}
      {!mail.revealed && hidesToken(mail.text) && <Note>{t('hidden')}</Note>}
      {createElement('div', { className: classes.text }, ...mailParts(mail.text).map(asNode))}
    </>
  )
}

const asNode = ({ text, href }: MailPart) => (href === undefined ? text : <a href={href}>{text}</a>)
