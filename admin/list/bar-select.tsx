import { VisuallyHidden } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import classes from './chip.module.css'
import { Chip } from './chip.tsx'

interface Props<Value extends string> {
  label: string
  /** For options that say what they are about. */
  isLabelHidden?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** Removes the filter that this is, if it is set. */
  onRemove?: (() => void) | undefined
}

/** A choice in the bar above a list. */
export const BarSelect = <Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
  onRemove,
}: Props<Value>) => {
  const id = useId()
  const name = <label htmlFor={id}>{label}</label>
  const chosen = options.find(option => option.value === value)
  return (
    <Chip set={onRemove && { name: `${label}: ${chosen?.label}`, onRemove }}>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={classes.label}>{name}:</span>
      )}
      <select
        id={id}
        className={classes.control}
        value={value}
        onChange={event => {
          const next = options.find(option => option.value === event.currentTarget.value)
          if (next) onChange(next.value)
        }}
      >
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
