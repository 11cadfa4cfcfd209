import { CloseButton, TextInput, VisuallyHidden } from '@mantine/core'
import Search from 'lucide-react/icons/search'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import classes from './outline.module.css'

interface Props {
  term: string
  /** How many blocks match. */
  count: number
  onTerm: (term: string) => void
  /** Moves the focus to the blocks. */
  onLeave: () => void
}

/** Reduces the outline to the blocks with certain words. */
export const OutlineFilter = ({ term, count, onTerm, onLeave }: Props) => {
  const t = useTranslations('editor.overview')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && term !== '') onTerm('')
    else if (event.key === 'ArrowDown' || event.key === 'Enter') onLeave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={classes.filter}>
      <TextInput
        size="xs"
        aria-label={t('filter')}
        placeholder={t('filter')}
        value={term}
        leftSection={<Search size={14} aria-hidden />}
        rightSection={
          term !== '' && <CloseButton size="sm" aria-label={t('clearFilter')} onClick={() => onTerm('')} />
        }
        onChange={event => onTerm(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden aria-live="polite">{term !== '' && t('filtered', { count })}</VisuallyHidden>
    </div>
  )
}
