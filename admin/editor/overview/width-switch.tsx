import { ActionIcon } from '@mantine/core'
import Maximize from 'lucide-react/icons/maximize'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useTranslations } from 'use-intl'
import type { CanvasWidth } from '../canvas/canvas-frame.tsx'
import classes from './overview-tab.module.css'

interface Props {
  width: CanvasWidth
  onChange: (width: CanvasWidth) => void
}

/** Chooses the width of the canvas. */
export const WidthSwitch = ({ width, onChange }: Props) => {
  const t = useTranslations('editor.bar')
  const widths = [
    { value: 'phone', label: t('phone'), Icon: Smartphone },
    { value: 'tablet', label: t('tablet'), Icon: Tablet },
    { value: 'desktop', label: t('desktop'), Icon: Monitor },
    { value: 'fit', label: t('fit'), Icon: Maximize },
  ] as const
  return (
    <fieldset className={classes.widths} aria-label={t('width')}>
      {widths.map(({ value, label, Icon }) => (
        <ActionIcon
          key={value}
          size="sm"
          variant={width === value ? 'light' : 'subtle'}
          color="gray"
          aria-label={label}
          title={label}
          aria-pressed={width === value}
          onClick={() => onChange(value)}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </fieldset>
  )
}
