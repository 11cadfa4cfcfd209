import { useTranslations } from 'use-intl'
import { type Toast, toast } from './toast.ts'

/** Shows notifications whose close button is labelled in the language of the user. */
export const useToast = (): ((message: Toast['message'], kind?: Toast['kind']) => void) => {
  const t = useTranslations('modal')
  return (message, kind = 'done') => toast({ message, close: t('close'), kind })
}
