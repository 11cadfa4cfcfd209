import { VisuallyHidden } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import classes from './chip.module.css'
import { Chip } from './chip.tsx'

interface Props<Value extends string> {
  label: string
  /** The choice that does not filter; says what it is about, because the label is only shown beside another choice. */
  all: string
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  onFilter: (value: Value | '') => void
}

/** Shows what has one of several values. */
export const ChoiceFilter = <Value extends string>({
  label,
  all,
  value,
  options,
  onFilter,
}: Props<Value>) => {
  const id = useId()
  const set = options.find(option => option.value === value)
  const name = <label htmlFor={id}>{label}</label>
  return (
    <Chip value={set && `${label}: ${set.label}`} onRemove={() => onFilter('')}>
      {set ? <span className={classes.label}>{name}:</span> : <VisuallyHidden>{name}</VisuallyHidden>}
      <select
        id={id}
        className={classes.control}
        value={value}
        onChange={event => {
          const chosen = options.find(option => option.value === event.currentTarget.value)
          onFilter(chosen?.value ?? '')
        }}
      >
        <option value="">{all}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={12} aria-hidden className={classes.chevron} />
    </Chip>
  )
}
