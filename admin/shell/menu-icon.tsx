import Files from 'lucide-react/icons/files'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Layers from 'lucide-react/icons/layers'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Settings from 'lucide-react/icons/settings'
import Square from 'lucide-react/icons/square'
import Users from 'lucide-react/icons/users'
import type { SideMenuItem } from './menu.ts'
import classes from './menu-list.module.css'

type IconName = Extract<SideMenuItem['icon'], string>

const icons: Record<IconName, typeof Files> = {
  dashboard: LayoutDashboard,
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
  icon: SideMenuItem['icon']
  /** On the rail every item needs an icon, also those that a site adds without one. */
  isRail?: boolean
}

export const MenuIcon = ({ icon, isRail = false }: Props) => {
  if (typeof icon === 'string') {
    const Icon = icons[icon]
    return <Icon size={16} strokeWidth={1.75} aria-hidden />
  }
  const Icon = icon ?? (isRail ? Square : undefined)
  return (
    <span className={classes.icon} aria-hidden>
      {Icon && <Icon size={16} />}
    </span>
  )
}
