import { Select } from '../ui/select.tsx'

interface Props<Value extends string> {
  label: string
  /** The choice that does not filter. */
  all: string
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  onFilter: (value: Value | '') => void
}

/** Shows what has one of several values. */
export const ChoiceFilter = <Value extends string>({ all, options, onFilter, ...rest }: Props<Value>) => (
  <Select {...rest} onChange={onFilter} options={[{ value: '', label: all }, ...options]} />
)
