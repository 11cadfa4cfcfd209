import { Avatar, UnstyledButton } from '@mantine/core'
import type { SessionUser } from '@ximblox/contract/people'
import { lazyComponent } from '../ui/lazy-component.ts'
import { type DemandProps, OnDemand } from '../ui/on-demand.tsx'
import textClasses from '../ui/text.module.css'
import classes from './user-menu.module.css'

const UserMenuItems = lazyComponent(async () => (await import('./user-menu-items.tsx')).UserMenuItems)

interface Props {
  user: SessionUser
  onLogOut: () => void
  /** Only the picture is shown. */
  isSmall: boolean
}

export const UserMenu = ({ user, onLogOut, isSmall }: Props) => {
  const name = user.name || user.email
  const button = (props: DemandProps) => (
    <UnstyledButton
      {...props}
      className={classes.button}
      data-small={isSmall || undefined}
      title={`${user.email} · ${user.role.name}`}
    >
      <span aria-hidden>
        <Avatar src={user.image} name={name} color="gray" size={24} alt="" />
      </span>
      <span className={`${textClasses.oneLine} ${classes.name}`}>{name}</span>
    </UnstyledButton>
  )
  return (
    <OnDemand opens="menu" button={button}>
      <UserMenuItems target={button({})} onLogOut={onLogOut} />
    </OnDemand>
  )
}
