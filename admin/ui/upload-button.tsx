import { Button } from '@mantine/core'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'

interface Props {
  label: string
  accept?: string
  busy: boolean
  onFile: (file: File) => void
}

export const UploadButton = ({ label, accept, busy, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Upload size={14} aria-hidden />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
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
