import { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.ts'

/** Returns a function that says how many links of a pasted text are text now, because their address is not allowed. */
export const useNotifyRefusedLinks = (): ((count: number) => void) => {
  const t = useTranslations('editor.clipboard')
  return count => toast(t('linksLeftOut', { count }))
}
