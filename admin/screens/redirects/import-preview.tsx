import type { ImportedLine } from '@ximblox/contract/redirects'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import classes from './import-preview.module.css'

/** As many lines as one would read; those with errors come first. */
const shownLines = 50

/** What an import would change, line by line. */
export const ImportPreview = ({ lines }: { lines: readonly ImportedLine[] }) => {
  const t = useTranslations('redirects.import')
  const tRedirects = useTranslations('redirects')
  const messageOf = useMessage()
  const count = (outcome: ImportedLine['outcome']) => lines.filter(line => line.outcome === outcome).length
  const refused = count('refused')
  const sorted = lines.toSorted(
    (one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'),
  )
  return (
    <section className={classes.preview}>
      <output>
        {refused > 0
          ? t('refused', { count: refused })
          : t('summary', {
              added: count('new'),
              changed: count('changed'),
              unchanged: count('unchanged'),
            })}
      </output>
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
          {sorted.slice(0, shownLines).map(({ line, from, to, outcome, errors }) => (
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
      {lines.length > shownLines && <p>{t('more', { count: lines.length - shownLines })}</p>}
    </section>
  )
}
