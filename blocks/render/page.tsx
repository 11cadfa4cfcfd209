import type { ReactNode } from 'react'
import { type Rendering, RenderingContext } from './rendering.ts'
import { MainBlocks } from './slots.tsx'

interface PageProps {
  rendering: Rendering
  /** The markup of the blocks if they were rendered beforehand. */
  markup?: string
}

/** The content of `<body>`: header, blocks, footer. */
export const Page = ({ rendering, markup }: PageProps): ReactNode => {
  const { view, views } = rendering
  const parts = views.pageTypes.get(view.page.type)
  return (
    <RenderingContext value={rendering}>
      {parts && <parts.header view={view} />}
      <MainBlocks markup={markup} />
      {parts && <parts.footer view={view} />}
    </RenderingContext>
  )
}
