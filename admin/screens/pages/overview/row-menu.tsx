import { Menu as MantineMenu } from '@mantine/core'
import type { BulkAction } from '@ximblox/contract/bulk'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Menu } from '../../../ui/menu.tsx'

interface Props {
  target: ReactNode
  actions: readonly BulkAction[]
  onAct: (action: BulkAction) => void
}

export const RowMenu = ({ target, actions, onAct }: Props) => {
  const t = useTranslations('bulk')
  return (
    <Menu target={target}>
      {actions.map(action => (
        <MantineMenu.Item key={action} onClick={() => onAct(action)}>
          {t(`open.${action}`)}
        </MantineMenu.Item>
      ))}
    </Menu>
  )
}
