import chipClasses from '../../../list/chip.module.css'
import { Chip } from '../../../list/chip.tsx'
import type { DemandProps } from '../../../ui/on-demand.tsx'
import { FilterOpener, type FilterProps } from './filter-opener.tsx'

interface Props extends FilterProps {
  name: string
  onRemove: () => void
}

/** A filter that is set, as a chip that opens the filters. */
export const SetFilter = ({ name, onRemove, ...props }: Props) => {
  const button = (demand: DemandProps) => (
    <button {...demand} type="button" className={chipClasses.control}>
      {name}
    </button>
  )
  return (
    <Chip set={{ name, onRemove }}>
      <FilterOpener {...props} button={button} />
    </Chip>
  )
}
