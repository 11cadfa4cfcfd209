import { Group, NativeSelect } from '@mantine/core'
import { isLocale } from '@ximblox/contract/locales'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../pages/use-locale-name.ts'
import { useMenuName } from './use-menu-name.ts'

interface Choice {
  name: string
  locale: string
}

interface Props {
  menus: readonly Choice[]
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** Which menu, and in which language. */
export const MenuChoice = ({ menus, chosen, onChoose }: Props) => {
  const t = useTranslations('menus')
  const tPage = useTranslations('page')
  const menuName = useMenuName()
  const localeName = useLocaleName()
  const names = [...new Set(menus.map(({ name }) => name))].toSorted(mainFirst)
  const locales = menus.filter(({ name }) => name === chosen.name).map(({ locale }) => locale)
  return (
    <Group align="end" gap="sm" mb="lg">
      <NativeSelect
        label={t('menu')}
        value={chosen.name}
        onChange={event => onChoose({ ...chosen, name: event.currentTarget.value })}
        data={names.map(value => ({ value, label: menuName(value) }))}
      />
      {locales.length > 1 && (
        <NativeSelect
          label={tPage('locale')}
          value={chosen.locale}
          onChange={event => onChoose({ ...chosen, locale: event.currentTarget.value })}
          data={locales.filter(isLocale).map(value => ({ value, label: localeName(value) }))}
        />
      )}
    </Group>
  )
}

const mainFirst = (one: string, other: string): number =>
  Number(other === 'main') - Number(one === 'main') || one.localeCompare(other)
