import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './chip.module.css'

interface Props {
  /** What a set filter shows, to name the button that removes it. */
  value: string | undefined
  onRemove: () => void
  children: ReactNode
}

/** A filter above a list. Only its button removes it: a click anywhere else changes it. */
export const Chip = ({ value, onRemove, children }: Props) => {
  const t = useTranslations('list')
  return (
    <span className={classes.chip} data-set={value !== undefined || undefined}>
      {children}
      {value !== undefined && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('removeFilter', { filter: value })}
          title={t('removeFilter', { filter: value })}
          onClick={onRemove}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  )
}
