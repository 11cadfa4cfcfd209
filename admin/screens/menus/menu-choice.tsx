import type { Locale } from '@ximblox/contract/locales'
import { useTranslations } from 'use-intl'
import { BarSelect } from '../../list/bar-select.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'

interface Choice {
  name: string
  locale: string
}

interface Props {
  menus: readonly Choice[]
  /** The site's locales, in its order. */
  locales: readonly Locale[]
  chosen: Choice
  onChoose: (choice: Choice) => void
}

export const MenuChoice = ({ menus, locales, chosen, onChoose }: Props) => {
  const t = useTranslations('menus')
  const tPage = useTranslations('page')
  const menuName = useMenuName()
  const localeName = useLocaleName()
  const names = [...new Set(menus.map(({ name }) => name))].toSorted(mainFirst)
  const own = locales.filter(one => menus.some(({ name, locale }) => name === chosen.name && locale === one))
  return (
    <>
      <BarSelect
        label={t('menu')}
        value={chosen.name}
        onChange={value => onChoose({ ...chosen, name: value })}
        options={names.map(value => ({ value, label: menuName(value) }))}
      />
      {own.length > 1 && (
        <BarSelect
          label={tPage('locale')}
          value={chosen.locale}
          onChange={value => onChoose({ ...chosen, locale: value })}
          options={own.map(value => ({ value, label: localeName(value) }))}
        />
      )}
    </>
  )
}

const mainFirst = (one: string, other: string): number =>
  Number(other === 'main') - Number(one === 'main') || one.localeCompare(other)

/** Returns the translated name of a menu, or its id if only this site has it. */
const useMenuName = (): ((name: string) => string) => {
  const t = useTranslations('menus.names')
  return name => (name === 'main' || name === 'footer' ? t(name) : name)
}
