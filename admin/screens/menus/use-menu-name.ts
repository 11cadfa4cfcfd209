import { useTranslations } from 'use-intl'

/** Returns the translated name of a menu, or its id if only this site has it. */
export const useMenuName = (): ((name: string) => string) => {
  const t = useTranslations('menus.names')
  return name => (name === 'main' || name === 'footer' ? t(name) : name)
}
