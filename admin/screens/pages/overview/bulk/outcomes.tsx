import { useTranslations } from 'use-intl'
import { useMessage } from '../../../../errors/use-message.ts'
import plainClasses from '../../../../ui/plain.module.css'
import type { ChosenPage } from './chosen-pages.ts'
import type { Counted } from './counted.ts'
import classes from './preview-list.module.css'
import type { Outcome } from './run-each.ts'

interface Props {
  failures: readonly Outcome<ChosenPage>[]
  /** The pages that were not tried. */
  notReached: Counted
}

/** The pages that an action did not change, and why. */
export const Outcomes = ({ failures, notReached }: Props) => {
  const t = useTranslations('bulk')
  const messageOf = useMessage()
  return (
    <div className={classes.group} role="alert">
      <ul className={plainClasses.list}>
        {failures.map(({ item, errors }) => (
          <li key={item.id}>
            <span className={classes.title}>{item.title}</span>
            <span className={classes.reason}>{[...new Set(errors.map(messageOf))].join(' ')}</span>
          </li>
        ))}
      </ul>
      {notReached.count > 0 && <p>{t('notReached', { ...notReached })}</p>}
    </div>
  )
}
