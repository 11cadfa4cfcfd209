import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckName } from './checks.ts'
import classes from './seo-tab.module.css'

interface Props {
  name: CheckName | 'links'
  /** How many times it is not as it should be. */
  faults: number
  /** What the faults are, where that can be told. */
  children?: ReactNode
}

/** One thing of the checklist: done, or still to be done. */
export const CheckItem = ({ name, faults, children }: Props) => {
  const t = useTranslations('editor.seo')
  return (
    <li>
      {faults === 0 ? (
        <Check size={16} className={classes.done ?? ''} aria-hidden />
      ) : (
        <TriangleAlert size={16} className={classes.open ?? ''} aria-hidden />
      )}
      <div>
        {faults === 0 ? t(`done.${name}`) : t(`open.${name}`, { count: faults })}
        {children}
      </div>
    </li>
  )
}
