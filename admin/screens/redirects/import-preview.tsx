import { Button } from '@mantine/core'
import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import classes from './import-preview.module.css'

/** As many lines as one would read; those with errors come first. */
const shownLines = 50

type Result = Answer<typeof calls.redirect.import>

/** What an import would change or has changed, line by line. */
export const ImportPreview = ({ result: { counts, lines, stored } }: { result: Result }) => {
  const t = useTranslations('redirects.import')
  const tRedirects = useTranslations('redirects')
  const messageOf = useMessage()
  const total = counts.new + counts.changed + counts.unchanged + counts.refused
  const shown = lines.slice(0, shownLines)
  const refused = lines.filter(({ outcome }) => outcome === 'refused')
  const save = () => {
    const rows = refused.map(({ line, from, to, status, errors }) => [
      from,
      to,
      status,
      String(line),
      errors.map(messageOf).join(' '),
    ])
    saveFile('redirects-with-errors.csv', csvOf([['from', 'to', 'status', 'line', 'error'], ...rows]))
  }
  return (
    <section className={classes.preview}>
      <output>
        {!stored && t('summary', { added: counts.new, changed: counts.changed, unchanged: counts.unchanged })}
        {counts.refused > 0 && (
          <span className={classes.refused}>{t('refused', { count: counts.refused })}</span>
        )}
      </output>
      {refused.length > 0 && (
        <div>
          <Button variant="default" size="xs" onClick={save}>
            {t('saveRefused')}
          </Button>
        </div>
      )}
      <table className={classes.lines}>
        <thead>
          <tr>
            <th>{t('line')}</th>
            <th>{tRedirects('from')}</th>
            <th>{tRedirects('to')}</th>
            <th>{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, from, to, outcome, errors }) => (
            <tr key={line} data-outcome={outcome}>
              <td>{line}</td>
              <td>{from}</td>
              <td>{to}</td>
              <td>
                {t(`outcomes.${outcome}`)}
                {errors.map(entry => (
                  <span key={`${entry.property} ${entry.code}`} className={classes.error}>
                    {messageOf(entry)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > shown.length && <p>{t('more', { count: total - shown.length })}</p>}
    </section>
  )
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

const saveFile = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
