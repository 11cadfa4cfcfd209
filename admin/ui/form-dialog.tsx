import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'

interface Props {
  title: string
  confirm: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** A dialog with a form; Enter confirms it. */
export const FormDialog = ({ title, confirm, busy, onClose, onConfirm, children }: Props) => (
  <Modal title={title} opened onClose={onClose} theme="orange" confirm={{ label: confirm, onConfirm, busy }}>
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!busy) onConfirm()
      }}
    >
      {children}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </form>
  </Modal>
)
