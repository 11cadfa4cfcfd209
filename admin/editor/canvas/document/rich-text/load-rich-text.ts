import { type LazyModule, lazyModule } from '../../../../lazy-module.ts'
import type { Bridge } from '../../bridge.ts'
import type * as richText from './rich-text-editor.ts'

export type RichTextModule = LazyModule<typeof richText>

/**
 * The rich text editor is more than half of the canvas's code and not needed to show the page, so it is loaded on
 * demand, with what it needs of the surrounding screen.
 */
export const richTextModule = ({ loadForTexts }: Pick<Bridge, 'loadForTexts'>): RichTextModule =>
  lazyModule(async () => {
    const [editor] = await Promise.all([import('./rich-text-editor.ts'), loadForTexts()])
    return editor
  })
