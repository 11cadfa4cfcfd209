import Files from 'lucide-react/icons/files'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Layers from 'lucide-react/icons/layers'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Settings from 'lucide-react/icons/settings'
import Square from 'lucide-react/icons/square'
import Users from 'lucide-react/icons/users'
import type { SideMenuItem } from './menu.ts'

type IconName = NonNullable<SideMenuItem['icon']>

const icons: Record<IconName, typeof Files> = {
  pages: Files,
  types: Layers,
  media: Image,
  requests: Inbox,
  submissions: MessageSquareText,
  users: Users,
  settings: Settings,
  'log-out': LogOut,
}

interface Props {
  name: IconName | undefined
  /** On the rail every item needs an icon, also those that a site adds without one. */
  isRail?: boolean
}

export const MenuIcon = ({ name, isRail = false }: Props) => {
  const Icon = name ? icons[name] : isRail && Square
  return Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : null
}
