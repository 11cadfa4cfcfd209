import type { ReactNode } from 'react'

interface FactsProps {
  /** Pairs of a name and a value; those without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Short facts below the title of a page. */
export const Facts = ({ facts }: FactsProps) => {
  const known = facts.filter(([, value]) => value !== '' && value !== null)
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(([name, value]) => (
        <div key={name} className="facts__fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
