import { Button } from '@mantine/core'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'

interface Props {
  label: string
  accept?: string
  busy: boolean
  onFile: (file: File) => void
}

/** Opens the choice of a file. */
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
          // The same file can be chosen again only when the field has forgotten it.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
