import { Textarea } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import { useTooLong } from '../ui/use-too-long.ts'

interface Props {
  label: string
  description?: string
  value: string
  onChange: (value: string) => void
}

/** A message with a publication request, or with the decision on it. */
export const RemarkField = ({ label, description, value, onChange }: Props) => {
  const tooLong = useTooLong(value, limits.remark)
  return (
    <Textarea
      label={label}
      description={description}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      error={tooLong}
      rows={4}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data-autofocus
    />
  )
}
