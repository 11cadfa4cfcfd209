import { useTranslations } from 'use-intl'

/** What a menu is called; one that only this site has by its id. */
export const useMenuName = (): ((name: string) => string) => {
  const t = useTranslations('menus.names')
  return name => (name === 'main' || name === 'footer' ? t(name) : name)
}
