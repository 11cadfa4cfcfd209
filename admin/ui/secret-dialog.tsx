import { Button } from '@mantine/core'
import { CopyField } from './copy-field.tsx'
import { Modal } from './modal.tsx'
import { Note } from './note.tsx'

interface Props {
  title: string
  /** That nobody sees it again. */
  warning: string
  label: string
  secret: string
  done: string
  onClose: () => void
}

/** Shows a secret that was just created, for the only time. */
export const SecretDialog = ({ title, warning, label, secret, done, onClose }: Props) => (
  <Modal
    title={title}
    opened
    onClose={onClose}
    buttons={
      <Button variant="default" onClick={onClose}>
        {done}
      </Button>
    }
  >
    <Note theme="orange">{warning}</Note>
    <CopyField label={label} value={secret} />
  </Modal>
)
