import { type Fault, messageIn } from '@ximblox/contract/messages/message-in'
import { useLanguage } from '../i18n/language-provider.tsx'

/** What a fault says in the interface language. */
export const useMessage = (): ((fault: Fault) => string) => {
  const { words } = useLanguage()
  return fault => messageIn(words, fault)
}
