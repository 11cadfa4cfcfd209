import { SegmentedControl } from '@mantine/core'
import type { Mail } from '@ximblox/contract/mails'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import classes from './mail-content.module.css'
import { MailText } from './mail-text.tsx'

/** An email as mail programs show it: as text, or with its layout. */
export const MailContent = ({ mail }: { mail: Mail }) => {
  const t = useTranslations('mails')
  const client = useClient()
  const [part, setPart] = useState('text')
  return (
    <section aria-label={t('content')}>
      <SegmentedControl
        aria-label={t('shownAs')}
        size="sm"
        mb="md"
        value={part}
        onChange={setPart}
        data={[
          { value: 'text', label: t('asText') },
          { value: 'html', label: t('asHtml') },
        ]}
      />
      {part === 'text' ? (
        <MailText mail={mail} />
      ) : (
        <iframe
          title={mail.subject}
          src={client.mail.html({ params: { id: mail.id } })}
          sandbox=""
          className={classes.frame}
        />
      )}
    </section>
  )
}
