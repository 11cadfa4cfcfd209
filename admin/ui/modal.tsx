import { Button, Group, Modal as MantineModal } from '@mantine/core'
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import classes from './modal.module.css'

export interface ModalProps {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
  /** Adds buttons to confirm and to cancel. */
  confirm?: { label: string; onConfirm: () => void; busy?: boolean; disabled?: boolean }
  /** Replaces the buttons to confirm and to cancel. */
  buttons?: ReactNode
  /** Orange for an intended action, grey for information. */
  theme?: 'orange' | 'grey'
  size?: 'sm' | 'md' | 'lg' | 'xl' | '80rem'
  /** Opens without a transition, so that typing can continue in the dialog at once. */
  isInstant?: boolean
}

/** Counts the open dialogs inside this one. */
const OuterModal = createContext<Dispatch<SetStateAction<number>> | undefined>(undefined)

/** Specification, section 2: generic modal. */
export const Modal = ({
  title,
  opened,
  onClose,
  children,
  confirm,
  buttons,
  theme = 'grey',
  size = 'sm',
  isInstant = false,
}: ModalProps) => {
  const t = useTranslations('modal')
  const notifyOuter = use(OuterModal)
  const [inner, setInner] = useState(0)
  useEffect(() => {
    if (!opened || !notifyOuter) return
    notifyOuter(count => count + 1)
    return () => notifyOuter(count => count - 1)
  }, [opened, notifyOuter])
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      {...(isInstant && { transitionProps: { duration: 0 } })}
      // Escape only closes the innermost dialog.
      closeOnEscape={inner === 0}
      centered
      classNames={{ content: classes.content ?? '' }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content>
        <div className={classes.head}>
          <MantineModal.Title className={classes.title}>{title}</MantineModal.Title>
          <MantineModal.CloseButton aria-label={t('close')} />
        </div>
        <MantineModal.Body>
          <OuterModal value={setInner}>{children}</OuterModal>
          {(buttons ?? confirm) && (
            <Group justify="flex-end" mt="lg" gap="xs">
              {buttons ?? (
                <Button variant="default" onClick={onClose}>
                  {t('cancel')}
                </Button>
              )}
              {!buttons && confirm && (
                <Button
                  color={theme === 'orange' ? 'orange' : 'gray'}
                  loading={confirm.busy ?? false}
                  disabled={confirm.disabled ?? false}
                  onClick={confirm.onConfirm}
                  data-autofocus={!confirm.disabled || undefined}
                >
                  {confirm.label}
                </Button>
              )}
            </Group>
          )}
        </MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  )
}
