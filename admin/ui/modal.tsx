import { Button, Group, Modal as MantineModal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
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
import { useTypedWords } from './typed-words.ts'
import { useNoInput } from './use-no-input.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

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
  /** What is typed is still there when the dialog opens again, so that nothing is asked before it closes. */
  keepsWords?: boolean
}

/** Counts the open dialogs inside this one. */
const OuterModal = createContext<Dispatch<SetStateAction<number>> | undefined>(undefined)

/** A dialog. It asks before words that were typed in it are dropped, unless that was chosen with one of its buttons. */
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
  keepsWords = false,
}: ModalProps) => {
  const t = useTranslations('modal')
  const notifyOuter = use(OuterModal)
  const [inner, setInner] = useState(0)
  useEffect(() => {
    if (!opened || !notifyOuter) return
    notifyOuter(count => count + 1)
    return () => notifyOuter(count => count - 1)
  }, [opened, notifyOuter])
  useReturnedFocus(opened)
  const typed = useTypedWords()
  const noInput = useNoInput(confirm?.busy ?? false)
  const hasWords = () => opened && !keepsWords && typed.hasTyped()
  const [isClosing, setClosing] = useState(false)
  const blocker = useBlocker({
    // Other navigation is chosen in the dialog itself, whose words it uses.
    shouldBlockFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE' && hasWords(),
    enableBeforeUnload: hasWords,
    disabled: !opened,
    withResolver: true,
  })
  const isLeaving = blocker.status === 'blocked'
  const keep = () => {
    setClosing(false)
    blocker.reset?.()
  }
  const discard = () => {
    setClosing(false)
    onClose()
    blocker.proceed?.()
  }
  if (!opened && isClosing) setClosing(false)
  return (
    <MantineModal.Root
      opened={opened}
      onClose={() => (hasWords() ? setClosing(true) : onClose())}
      size={size}
      {...(isInstant && { transitionProps: { duration: 0 } })}
      returnFocus={false}
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
          <div {...typed.props} ref={noInput}>
            <OuterModal value={setInner}>{children}</OuterModal>
          </div>
          {(isClosing || isLeaving) && (
            <Group justify="flex-end" mt="lg" gap="xs" role="alert">
              <Text size="sm" className={classes.question ?? ''}>
                {t('dropWords')}
              </Text>
              <Button variant="default" onClick={discard}>
                {t('drop')}
              </Button>
              <Button color="gray" onClick={keep} ref={focusOnMount}>
                {t('keepWords')}
              </Button>
            </Group>
          )}
          {!(isClosing || isLeaving) && (buttons ?? confirm) && (
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

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus()
