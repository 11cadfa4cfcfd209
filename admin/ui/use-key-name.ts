import { useTranslations } from 'use-intl'

const namedKeys = ['Ctrl', 'Shift', 'Alt', 'Enter', 'Delete', 'Esc'] as const

/** Returns what a keyboard of the interface language has on a key; letters and arrows are the same on all of them. */
export const useKeyName = (): ((key: string) => string) => {
  const t = useTranslations('keys')
  return key => {
    const name = namedKeys.find(one => one === key)
    return name ? t(name) : key
  }
}
