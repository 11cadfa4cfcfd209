import { type MessageSource, messageIn } from '@ximblox/contract/messages/message-in'
import { useLanguage } from '../i18n/language-provider.tsx'

/** What a fault says in the interface language. */
export const useMessage = (): ((fault: MessageSource) => string) => {
  const { words } = useLanguage()
  return fault => messageIn(words, fault)
}
