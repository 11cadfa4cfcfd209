import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import classes from './import-preview.module.css'
import type { ImportResult } from './import-steps.ts'
import { isRefused, refusedCSV } from './refused-lines.ts'

/** As many lines as one would read; those with errors come first. */
const shownLines = 50

/** What an import would change or has changed, line by line. */
export const ImportPreview = ({ result: { counts, lines, stored } }: { result: ImportResult }) => {
  const t = useTranslations('redirects.import')
  const tRedirects = useTranslations('redirects')
  const messageOf = useMessage()
  const total = counts.new + counts.changed + counts.unchanged + counts.refused
  const shown = lines.slice(0, shownLines)
  const save = () => saveFile('redirects-with-errors.csv', refusedCSV(lines, messageOf))
  return (
    <section className={classes.preview}>
      <output>
        {!stored && t('summary', { added: counts.new, changed: counts.changed, unchanged: counts.unchanged })}
        {counts.refused > 0 && (
          <span className={classes.refused}>{t('refused', { count: counts.refused })}</span>
        )}
      </output>
      {lines.some(isRefused) && (
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

const saveFile = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
