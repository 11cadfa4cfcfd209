import type { FileData, ImageData } from '@ximblox/contract/blocks'
import type { GlobalDefinition } from './define-global.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import type { PageView } from './render/page-view.ts'

/** The content of a global in the locale of a page. */
export interface GlobalContent<Props> {
  /** Part of the URLs of its images and files; 0 until its first publication. */
  pageID: number
  props: Props
  images: Readonly<Record<string, ImageData>>
  files: Readonly<Record<string, FileData>>
}

/** Reads a global of the site: `const { props } = globalOf(view, footer)`. */
export const globalOf = <F extends Fields>(
  view: Pick<PageView, 'globals'> & { page: Pick<PageView['page'], 'locale'> },
  definition: GlobalDefinition<F>,
): GlobalContent<PropsOf<F>> => {
  const content = view.globals[definition.id]
  // The server completes the props by this very definition.
  return content
    ? { ...content, props: content.props as PropsOf<F> }
    : { pageID: 0, props: definition.initialProps(view.page.locale), images: {}, files: {} }
}
