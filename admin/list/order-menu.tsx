import { ActionIcon } from '@mantine/core'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { useTranslations } from 'use-intl'
import { lazyComponent } from '../ui/lazy-component.ts'
import { type DemandProps, OnDemand } from '../ui/on-demand.tsx'
import type { SortProps } from './sort-controls.tsx'

// Most people sort by the heads of the columns.
const OrderPopover = lazyComponent(async () => (await import('./order-popover.tsx')).OrderPopover)

/** The order of a list, also by columns that narrow windows hide. */
export const OrderMenu = (props: SortProps) => {
  const t = useTranslations('list')
  const button = (demand: DemandProps) => (
    <ActionIcon
      {...demand}
      variant="subtle"
      color="gray"
      size="md"
      aria-label={t('order')}
      title={t('order')}
    >
      <ArrowDownUp size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <OnDemand opens="dialog" button={button}>
      <OrderPopover target={button({})} {...props} />
    </OnDemand>
  )
}
