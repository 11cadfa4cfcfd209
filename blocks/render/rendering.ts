import { createContext, useContext } from 'react'
import type { PageView } from './page-view.ts'
import type { RenderReport } from './report.ts'
import type { Views } from './views.ts'

/** The context of rendering a page. */
export interface Rendering {
  view: PageView
  views: Views
  report: RenderReport
}

export const RenderingContext = createContext<Rendering | null>(null)

export const useRendering = (): Rendering => {
  const rendering = useContext(RenderingContext)
  if (!rendering) throw new Error('Rendered outside of <Page>')
  return rendering
}
