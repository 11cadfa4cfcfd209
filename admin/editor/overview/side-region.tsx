import { CloseButton } from '@mantine/core'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import classes from './overview-tab.module.css'

interface Props {
  ref: Ref<HTMLElement>
  className: string | undefined
  label: string
  /** Given while it lies over the page. */
  onClose: (() => void) | undefined
  children: ReactNode
}

/** A region beside the canvas; one that lies over it can be closed with a button or Escape. */
export const SideRegion = ({ ref, className, label, onClose, children }: Props) => {
  const t = useTranslations('modal')
  const closing = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose?.()
    },
  }
  return (
    <section ref={ref} className={className} aria-label={label} {...closing}>
      {onClose && <CloseButton className={classes.close ?? ''} aria-label={t('close')} onClick={onClose} />}
      {children}
    </section>
  )
}
