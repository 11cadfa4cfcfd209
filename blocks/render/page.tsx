import type { ReactNode } from 'react'
import { type Rendering, RenderingContext } from './rendering.ts'
import { MainBlocks } from './slots.tsx'

interface PageProps {
  rendering: Rendering
  /** The page's blocks as markup, where they were drawn beforehand. */
  markup?: string
}

/** A page between `<body>` and `</body>`: header, blocks, footer. */
export const Page = ({ rendering: drawing, markup }: PageProps): ReactNode => {
  const { view, views } = drawing
  const parts = views.pageTypes.get(view.page.type)
  return (
    <RenderingContext value={drawing}>
      {parts && <parts.header view={view} />}
      <MainBlocks markup={markup} />
      {parts && <parts.footer view={view} />}
    </RenderingContext>
  )
}
