import { blockView, createViews, pageTypeView } from 'ximblox/views'
import { text } from './blocks/text/text.block.ts'
import { Text } from './blocks/text/text.tsx'
import { Footer, TitleHeader } from './layout.tsx'
import { basic } from './page-types.ts'

/** What each block type and page type looks like. A view can name a style sheet of its own. */
export default createViews(
  [blockView(text, Text, null)],
  [pageTypeView(basic, { header: TitleHeader, footer: Footer })],
)
