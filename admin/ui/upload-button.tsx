import { ActionIcon, Button } from '@mantine/core'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'

interface Props {
  label: string
  accept?: string
  busy: boolean
  /** An icon among others. */
  isTool?: boolean
  onFile: (file: File) => void
}

export const UploadButton = ({ label, accept, busy, isTool = false, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  return (
    <>
      {isTool ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
          loading={busy}
          onClick={choose}
        >
          <Upload size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          size="xs"
          leftSection={<Upload size={14} aria-hidden />}
          loading={busy}
          onClick={choose}
        >
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          // Otherwise choosing the same file again would not fire a change event.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
