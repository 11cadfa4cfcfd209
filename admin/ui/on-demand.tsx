import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import classes from './on-demand.module.css'

export interface DemandProps {
  'aria-haspopup'?: 'menu' | 'dialog'
  onPointerEnter?: () => void
  onPointerDown?: () => void
  onClick?: () => void
}

interface Props {
  opens: 'menu' | 'dialog'
  /** The button, shown until what it opens is loaded. */
  button: (props: DemandProps) => ReactNode
  /** The same button with what it opens, loaded lazily. */
  children: ReactNode
}

/** Loads a menu when its button is pointed at or pressed, and opens it if it was pressed. */
export const OnDemand = ({ opens, button, children }: Props) => {
  const [demand, setDemand] = useState<'load' | 'open'>()
  const place = useRef<HTMLSpanElement>(null)
  const press = () => setDemand('open')
  const shown = button({
    'aria-haspopup': opens,
    onPointerEnter: () => setDemand(demand ?? 'load'),
    onPointerDown: press,
    onClick: press,
  })
  const open = () => {
    const loaded = place.current?.querySelector('button')
    if (demand !== 'open') return
    loaded?.focus()
    loaded?.click()
  }
  return (
    <span ref={place} className={classes.place}>
      <Suspense fallback={shown}>{demand ? <Loaded onLoaded={open}>{children}</Loaded> : shown}</Suspense>
    </span>
  )
}

/** Effects inside a suspended boundary wait until everything in it is loaded. */
const Loaded = ({ onLoaded, children }: { onLoaded: () => void; children: ReactNode }) => {
  const loaded = useEffectEvent(onLoaded)
  useEffect(() => loaded(), [])
  return children
}
