import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './chip.module.css'

interface Props {
  /** Of a filter that is set: what it shows, and what removes it. */
  set?: { name: string; onRemove: () => void } | undefined
  children: ReactNode
}

/** A control of a bar above a list. Only its button removes a filter: a click anywhere else changes it. */
export const Chip = ({ set, children }: Props) => {
  const t = useTranslations('list')
  return (
    <span className={classes.chip} data-set={set !== undefined || undefined}>
      {children}
      {set && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('removeFilter', { filter: set.name })}
          title={t('removeFilter', { filter: set.name })}
          onClick={set.onRemove}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  )
}
