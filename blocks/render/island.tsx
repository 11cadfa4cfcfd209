import { type ComponentType, createContext, createElement, type ReactNode, useContext, useId } from 'react'
import { RenderingContext } from './rendering.ts'

/** What can be handed to the browser within the page: no functions, dates and other objects of a class. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : { [Key in keyof Value]: Plain<Value[Key]> }

/** The props of an island: its component, and those of the component. */
export interface IslandProps<Props extends object> {
  /** By which `startIslands` finds the component in the browser. */
  name: string
  component: ComponentType<Props>
  props: Props & Plain<Props>
  /** When the browser loads the component: once it is nearly in view, or once it is pointed at or focused. */
  load?: 'seen' | 'used'
}

/** Renders markup that React can take over in the browser; absent in the editor. */
export const IslandMarkupContext = createContext<((island: ReactNode, prefix: string) => string) | null>(null)

/**
 * An interactive part of a block. Visitors get its markup with the page, and its script when `load` says so. It has its own
 * React tree, so it knows nothing of the page but its props. In the editor it is shown, and does nothing.
 */
export const Island = <Props extends object>({
  name,
  component,
  props,
  load = 'seen',
}: IslandProps<Props>): ReactNode => {
  const markupOf = useContext(IslandMarkupContext)
  const prefix = useId()
  const island = <RenderingContext value={null}>{createElement(component, props)}</RenderingContext>
  const attributes = { 'data-island': name, 'data-load': load }
  if (!markupOf)
    return (
      <div {...attributes} inert>
        {island}
      </div>
    )
  return (
    <div
      {...attributes}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: markupOf(island, prefix) }}
    />
  )
}
