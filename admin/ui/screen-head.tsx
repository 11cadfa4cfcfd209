import { createContext, type ReactNode, use } from 'react'
import { PageHead } from './page-head.tsx'

interface Head {
  title: string
  crumbs: readonly { title: string; path: string }[]
  /** Links to the other screens of its section. */
  links?: ReactNode
}

/** What the route of the screen declares. */
export const ScreenHeadContext = createContext<Head | undefined>(undefined)

interface Props {
  /** The name of what was opened, in place of the declared title. */
  title?: string | undefined
  actions?: ReactNode
}

/** The head of a screen, as its route declares it. */
export const ScreenHead = ({ title, actions }: Props) => {
  const head = use(ScreenHeadContext)
  if (!head) throw new Error('the route of this screen declares no head')
  const { crumbs, links } = head
  return (
    <PageHead title={title ?? head.title} crumbs={crumbs} actions={actions}>
      {links}
    </PageHead>
  )
}
