import { ActionIcon } from '@mantine/core'
import Settings2 from 'lucide-react/icons/settings-2'
import { useTranslations } from 'use-intl'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { type DemandProps, OnDemand } from '../../../ui/on-demand.tsx'
import type { DisplayProps } from './display-props.ts'

// Not needed to show the overview.
const DisplayPopover = lazyComponent(async () => (await import('./display-popover.tsx')).DisplayPopover)

/** The order of the rows, their columns and their height. */
export const DisplayMenu = (props: DisplayProps) => {
  const t = useTranslations('overview')
  const button = (demand: DemandProps) => (
    <ActionIcon
      {...demand}
      variant="subtle"
      color="gray"
      size={28}
      aria-label={t('display')}
      title={t('display')}
    >
      <Settings2 size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <OnDemand opens="dialog" button={button}>
      <DisplayPopover target={button({})} {...props} />
    </OnDemand>
  )
}
