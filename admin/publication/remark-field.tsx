import { limits } from '@ximblox/contract/limits'
import { TextArea } from '../ui/text-area.tsx'

interface Props {
  label: string
  description?: string
  value: string
  onChange: (value: string) => void
}

/** A message with a publication request, or with the decision on it. */
export const RemarkField = (props: Props) => <TextArea {...props} limit={limits.remark} isFirst />
