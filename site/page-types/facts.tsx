import type { ReactNode } from 'react'

/** Short facts below the title of a page. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>

interface FactProps {
  name: string
  value: ReactNode
}

/** A fact, unless its value is empty. */
export const Fact = ({ name, value }: FactProps) =>
  value === '' || value === null ? null : (
    <div className="facts__fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
