import type { ReactNode } from 'react'
import { titleClass } from '../theme/title-class.ts'

interface PageHeaderProps {
  title: string
  intro?: string
  /** Shown below the title and introduction. */
  children?: ReactNode
}

/** Main heading of a page whose blocks do not have one. */
export const PageHeader = ({ title, intro = '', children }: PageHeaderProps) => (
  <section className="page-header wrap" aria-labelledby="page-title">
    <h1 id="page-title" className={titleClass('page-header__title', title)}>
      {title}
    </h1>
    {intro !== '' && <p className="page-header__intro">{intro}</p>}
    {children}
  </section>
)
