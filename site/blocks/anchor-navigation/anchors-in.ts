import { type Block, walkBlocks } from 'ximblox'

interface AnchorLink {
  key: string
  href: string
  title: string
}

/** Links to the blocks that have an anchor point and a title, in their order on the page. */
export const anchorsIn = (blocks: readonly Block[]): AnchorLink[] => {
  const found: AnchorLink[] = []
  walkBlocks(blocks, ({ key, anchorPoint, props }) => {
    const title = [props.title, props.text].find(text => typeof text === 'string' && text.trim() !== '')
    if (anchorPoint !== '' && typeof title === 'string')
      found.push({ key, href: `#${encodeURIComponent(anchorPoint)}`, title })
  })
  return found
}
