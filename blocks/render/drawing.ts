import { createContext, useContext } from 'react'
import type { PageView } from './page-view.ts'
import type { DrawingReport } from './report.ts'
import type { Views } from './views.ts'

/** What a page is drawn from and with. */
export interface Drawing {
  view: PageView
  views: Views
  report: DrawingReport
}

export const DrawingContext = createContext<Drawing | null>(null)

export const useDrawing = (): Drawing => {
  const drawing = useContext(DrawingContext)
  if (!drawing) throw new Error('Drawn outside a <Page>')
  return drawing
}
