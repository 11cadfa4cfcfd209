import { BarSelect } from './bar-select.tsx'

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
  all,
  value,
  options,
  onFilter,
  ...rest
}: Props<Value>) => (
  <BarSelect
    {...rest}
    isLabelHidden={value === ''}
    value={value}
    options={[{ value: '', label: all }, ...options]}
    onChange={onFilter}
    onRemove={value === '' ? undefined : () => onFilter('')}
  />
)
