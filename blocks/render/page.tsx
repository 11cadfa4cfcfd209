import type { ReactNode } from 'react'
import { type Drawing, DrawingContext } from './drawing.ts'
import { MainBlocks } from './slots.tsx'

interface PageProps {
  drawing: Drawing
  /** The page's blocks as markup, where they were drawn beforehand. */
  markup?: string
}

/** A page between `<body>` and `</body>`: header, blocks, footer. */
export const Page = ({ drawing, markup }: PageProps): ReactNode => {
  const { view, views } = drawing
  const parts = views.pageTypes.get(view.page.type)
  return (
    <DrawingContext value={drawing}>
      {parts && <parts.header view={view} />}
      <MainBlocks markup={markup} />
      {parts && <parts.footer view={view} />}
    </DrawingContext>
  )
}
