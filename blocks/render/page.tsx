import type { ReactNode } from 'react'
import { type Rendering, RenderingContext } from './rendering.ts'
import { MainBlocks } from './slots.tsx'

/** The content of `<body>`: header, blocks, footer. */
export const Page = ({ rendering }: { rendering: Rendering }): ReactNode => {
  const { view, views } = rendering
  const { props } = view.page
  const parts = views.pageTypes.get(view.page.type)
  return (
    <RenderingContext value={rendering}>
      {parts && <parts.header props={props} data={view.pageData} view={view} />}
      <MainBlocks />
      {parts && <parts.footer props={props} data={view.pageData} view={view} />}
    </RenderingContext>
  )
}
