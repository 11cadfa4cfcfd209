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
import { DropWordsQuestion } from './drop-words-question.tsx'
import classes from './modal.module.css'
import { useTypedWords } from './typed-words.ts'
import { useDropWordsQuestion } from './use-drop-words-question.ts'
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
  const [inner, setInner] = useInnerDialogs(opened)
  useReturnedFocus(opened)
  const typed = useTypedWords()
  const noInput = useNoInput(confirm?.busy ?? false)
  const hasWords = () => opened && !keepsWords && typed.hasTyped()
  const question = useDropWordsQuestion({ opened, hasWords, onClose })
  return (
    <MantineModal.Root
      opened={opened}
      onClose={question.close}
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
          {question.isAsked ? (
            <DropWordsQuestion onDiscard={question.discard} onKeep={question.keep} />
          ) : (
            (buttons ?? confirm) && (
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
            )
          )}
        </MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  )
}

/** The number of dialogs that are open inside this one, and the setter for them. */
const useInnerDialogs = (opened: boolean) => {
  const notifyOuter = use(OuterModal)
  useEffect(() => {
    if (!opened || !notifyOuter) return
    notifyOuter(count => count + 1)
    return () => notifyOuter(count => count - 1)
  }, [opened, notifyOuter])
  return useState(0)
}
