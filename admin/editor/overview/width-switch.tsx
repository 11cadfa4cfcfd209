import { ActionIcon } from '@mantine/core'
import Monitor from 'lucide-react/icons/monitor'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useFormatter, useTranslations } from 'use-intl'
import type { CanvasWidth } from '../canvas/canvas-width.ts'
import classes from './overview-tools.module.css'

interface Props {
  width: CanvasWidth
  /** How far the page is scaled down. */
  scale: number
  onChange: (width: CanvasWidth) => void
}

/** Chooses the width of the canvas. */
export const WidthSwitch = ({ width, scale, onChange }: Props) => {
  const t = useTranslations('editor.bar')
  const format = useFormatter()
  const widths = [
    { value: 'phone', label: t('phone'), Icon: Smartphone },
    { value: 'tablet', label: t('tablet'), Icon: Tablet },
    { value: 'desktop', label: t('desktop'), Icon: Monitor },
    { value: 'fit', label: t('fit'), Icon: MoveHorizontal },
  ] as const
  return (
    <fieldset className={classes.widths} aria-label={t('width')}>
      {widths.map(({ value, label, Icon }) => (
        <ActionIcon
          key={value}
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
          aria-pressed={width === value}
          onClick={() => onChange(value)}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
      <span className={classes.shown}>
        {scale < 1 ? format.number(scale, { style: 'percent', maximumFractionDigits: 0 }) : null}
      </span>
    </fieldset>
  )
}
