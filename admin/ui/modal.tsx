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
  /** The question that it asks; without one, and without buttons, it is only closed. */
  confirm?: { label: string; onConfirm: () => void; busy?: boolean }
  /** Instead of those to confirm and to cancel. */
  buttons?: ReactNode
  /** Orange for what one is meant to do, grey for what only informs. */
  theme?: 'orange' | 'grey'
  size?: 'sm' | 'md' | 'lg' | 'xl' | '80rem'
  /** Opens without a transition, for a dialog that is typed into by the keys after the one that opened it. */
  isInstant?: boolean
}

/** How a dialog within another tells that it is open. */
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
      // Escape closes the innermost only.
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
                  onClick={confirm.onConfirm}
                  data-autofocus
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
