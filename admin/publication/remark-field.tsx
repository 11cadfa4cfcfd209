import { Textarea } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'

interface Props {
  label: string
  description?: string
  value: string
  onChange: (value: string) => void
}

/** A message with a publication request, or with the decision on it. */
export const RemarkField = ({ label, description, value, onChange }: Props) => (
  <Textarea
    label={label}
    description={description}
    value={value}
    onChange={event => onChange(event.currentTarget.value)}
    maxLength={limits.remark}
    rows={4}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    data-autofocus
  />
)
