import { Stack, Text } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { Modal } from './modal.tsx'

interface Props {
  title: string
  /** What the action means. */
  message: ReactNode
  /** Of the button that confirms. */
  label: string
  isBusy: boolean
  /** Why the action failed. */
  entries?: readonly ErrorEntry[]
  onConfirm: () => void
  onClose: () => void
  /** Below the message. */
  children?: ReactNode
}

/** Asks before an action, such as deleting something. */
export const ConfirmDialog = ({
  title,
  message,
  label,
  isBusy,
  entries = [],
  onConfirm,
  onClose,
  children,
}: Props) => (
  <Modal title={title} opened onClose={onClose} theme="orange" confirm={{ label, busy: isBusy, onConfirm }}>
    <ErrorSummary entries={entries} />
    <Stack gap="md">
      <Text size="sm">{message}</Text>
      {children}
    </Stack>
  </Modal>
)
