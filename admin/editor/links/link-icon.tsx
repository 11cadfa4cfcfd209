import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Hash from 'lucide-react/icons/hash'
import Mail from 'lucide-react/icons/mail'
import Paperclip from 'lucide-react/icons/paperclip'
import Phone from 'lucide-react/icons/phone'
import type { WrittenKind } from './written-link.ts'

export type LinkKind = WrittenKind | 'page' | 'file'

const icons = {
  page: FileText,
  file: Paperclip,
  anchor: Hash,
  email: Mail,
  phone: Phone,
  web: Globe,
  site: Globe,
} as const

/** Decorative: the kind of the link is also given as text. */
export const LinkIcon = ({ kind }: { kind: LinkKind }) => {
  const Icon = icons[kind]
  return <Icon size={16} aria-hidden />
}
