import { ActionIcon } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import Keyboard from 'lucide-react/icons/keyboard'
import PanelLeft from 'lucide-react/icons/panel-left'
import PanelRight from 'lucide-react/icons/panel-right'
import TextSearch from 'lucide-react/icons/text-search'
import { useTranslations } from 'use-intl'
import { useKeyName } from '../../ui/use-key-name.ts'
import type { CanvasWidth } from '../canvas/canvas-width.ts'
import classes from './overview-tools.module.css'
import type { Side } from './panels.ts'
import { WidthSwitch } from './width-switch.tsx'

interface Props {
  width: CanvasWidth
  scale: number
  onWidth: (width: CanvasWidth) => void
  open: Readonly<Record<Side, boolean>>
  onToggle: (side: Side) => void
  onFind: () => void
  onHelp: () => void
}

/** The width of the page, the search, the keyboard shortcuts, and the folds of outline and panel. */
export const OverviewTools = ({ width, scale, onWidth, open, onToggle, onFind, onHelp }: Props) => {
  const t = useTranslations('editor.overview')
  const keyName = useKeyName()
  const fold = (side: Side, name: string, Icon: LucideIcon) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={name}
      title={name}
      aria-expanded={open[side]}
      onClick={() => onToggle(side)}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <>
      <WidthSwitch width={width} scale={scale} onChange={onWidth} />
      <div className={classes.folds}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('find')}
          title={`${t('find')} (${keyName('Ctrl')}+F)`}
          onClick={onFind}
        >
          <TextSearch size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          className={classes.keys ?? ''}
          variant="subtle"
          color="gray"
          aria-label={t('shortcuts')}
          title={`${t('shortcuts')} (?)`}
          onClick={onHelp}
        >
          <Keyboard size={16} aria-hidden />
        </ActionIcon>
        {fold('outline', t('outline'), PanelLeft)}
        {fold('panel', t('panel'), PanelRight)}
      </div>
    </>
  )
}
