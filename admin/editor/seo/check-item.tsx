import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckName } from './checks.ts'
import classes from './seo-tab.module.css'

interface Props {
  name: CheckName | 'links'
  /** The number of places that fail the check. */
  failures: number
  /** The individual failures, where they can be named. */
  children?: ReactNode
}

/** An entry of the checklist, passed or failed. */
export const CheckItem = ({ name, failures, children }: Props) => {
  const t = useTranslations('editor.seo')
  return (
    <li>
      {failures === 0 ? (
        <Check size={16} className={classes.done ?? ''} aria-hidden />
      ) : (
        <TriangleAlert size={16} className={classes.open ?? ''} aria-hidden />
      )}
      <div>
        {failures === 0 ? t(`done.${name}`) : t(`open.${name}`, { count: failures })}
        {children}
      </div>
    </li>
  )
}
