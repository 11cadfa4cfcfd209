import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  intro?: string
  /** Below the title and the introduction. */
  children?: ReactNode
}

/** The main heading of a page whose blocks have none. */
export const PageHeader = ({ title, intro = '', children }: PageHeaderProps) => (
  <section className="page-header wrap" aria-labelledby="page-title">
    <h1 id="page-title" className="page-header__title">
      {title}
    </h1>
    {intro !== '' && <p className="page-header__intro">{intro}</p>}
    {children}
  </section>
)
