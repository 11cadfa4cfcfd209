import { ActionIcon } from '@mantine/core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { focusField } from '../focus-field.ts'
import classes from './list-item-form.module.css'

interface Props {
  name: string
  /** The beginning of its text. */
  snippet: string
  /** Whether it has just been added, so that the focus goes to it. */
  isNew: boolean
  /** It can be neither moved nor removed. */
  isFixed: boolean
  onShown: () => void
  /** Absent for the first and the last item respectively. */
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
  children: ReactNode
}

/** A list item with its fields, collapsed by default. */
export const ListItemForm = ({
  name,
  snippet,
  isNew,
  isFixed,
  onShown,
  onUp,
  onDown,
  onRemove,
  children,
}: Props) => {
  const t = useTranslations('editor.fields')
  const item = useRef<HTMLDetailsElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    onShown()
    if (!item.current || !fields.current) return
    item.current.open = true
    focusField(fields.current)
    item.current.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (isNew) begin()
  }, [isNew])
  const tools = [
    { label: t('itemUp', { name }), Icon: ArrowUp, run: onUp },
    { label: t('itemDown', { name }), Icon: ArrowDown, run: onDown },
    { label: t('itemRemove', { name }), Icon: Trash, run: onRemove },
  ]
  return (
    <details ref={item} className={classes.item}>
      <summary>
        <span className={classes.name}>{name}</span>
        <span className={classes.snippet}>{snippet}</span>
      </summary>
      <div className={classes.tools}>
        {(isFixed ? [] : tools).map(({ label, Icon, run }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            size={24}
            aria-label={label}
            disabled={!run}
            onClick={run}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
      </div>
      <div ref={fields}>{children}</div>
    </details>
  )
}
