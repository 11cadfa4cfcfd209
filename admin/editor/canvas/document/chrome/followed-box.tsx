import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCanvas } from '../canvas-context.ts'

interface FollowedBoxProps {
  /** The current position in the viewport; undefined hides the box. */
  box(): DOMRect | undefined
  className: string
  children?: ReactNode
}

/** A box over a part of the page that follows it without rendering again. */
export const FollowedBox = ({ box, className, children }: FollowedBoxProps) => {
  const { layout } = useCanvas()
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      if (element.current) place(element.current, box())
    }
    follow()
    return layout.subscribe(follow)
  })
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  )
}

const place = ({ style }: HTMLElement, box: DOMRect | undefined): void => {
  style.visibility = box ? 'visible' : 'hidden'
  if (!box) return
  style.left = `${box.left + scrollX}px`
  style.top = `${box.top + scrollY}px`
  style.width = `${box.width}px`
  style.height = `${box.height}px`
}
