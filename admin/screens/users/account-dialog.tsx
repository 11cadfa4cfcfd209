import type { ListedUser } from '@ximblox/contract/users'
import type { ReactNode } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { Responsibilities } from './responsibilities.tsx'
import { useHandOver } from './use-hand-over.ts'
import type { AccountChange } from './use-responsibility-texts.ts'

interface Props {
  user: ListedUser
  change: AccountChange
  title: string
  /** Of the button that confirms. */
  label: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
  /** What the change means for the user. */
  children: ReactNode
}

/** Asked before an account ends or may do less. What the user is responsible for is handed over first, if that is chosen. */
export const AccountDialog = ({ user, change, title, label, busy, onClose, onConfirm, children }: Props) => {
  const handOver = useHandOver(user)
  const confirm = async () => {
    if (await handOver.handOver()) onConfirm()
  }
  return (
    <Modal
      title={title}
      opened
      onClose={onClose}
      theme="orange"
      size="md"
      confirm={{
        label,
        onConfirm: () => void confirm(),
        busy: busy || handOver.isBusy,
        disabled: !handOver.data,
      }}
    >
      {children}
      <Responsibilities user={user} change={change} handOver={handOver} />
    </Modal>
  )
}
