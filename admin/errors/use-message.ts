import { type MessageSource, messageIn } from '@ximblox/contract/messages/message-in'
import { useLanguage } from '../i18n/language-provider.tsx'

/** Formats errors in the interface language. */
export const useMessage = (): ((error: MessageSource) => string) => {
  const { errorTexts } = useLanguage()
  return error => messageIn(errorTexts, error)
}
