import { ActionIcon, Menu as MantineMenu } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useTranslations } from 'use-intl'
import { Menu } from '../../ui/menu.tsx'
import { countItems, levelOfChildren, placeAfterStep, steps } from './item-tree.ts'
import { useMenuEditing } from './menu-editing.ts'

export const ItemActions = ({ item }: { item: MenuItem }) => {
  const t = useTranslations('menus')
  const { items, add, remove, step } = useMenuEditing()
  const { key, title, children } = item
  const hasRoom = levelOfChildren(items, key) <= limits.menuLevels && countItems(items) < limits.menuItems
  return (
    <Menu
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('actions', { title: title || t('untitled') })}
        >
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      }
      width={240}
    >
      {steps.map(one => (
        <MantineMenu.Item
          key={one}
          disabled={!placeAfterStep(items, key, one)}
          onClick={() => step(key, one)}
        >
          {t(`steps.${one}`)}
        </MantineMenu.Item>
      ))}
      <MantineMenu.Divider />
      <MantineMenu.Item disabled={!hasRoom} onClick={() => add({ parent: key, index: children.length })}>
        {t('addBelow')}
      </MantineMenu.Item>
      <MantineMenu.Item onClick={() => remove(key)}>{t('remove')}</MantineMenu.Item>
    </Menu>
  )
}
