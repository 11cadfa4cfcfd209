import type * as richText from './rich-text-editor.ts'

type RichTextModule = typeof richText

/**
 * The rich text editor is more than half of the canvas's code and not needed to show the page, so it is loaded on
 * demand.
 */
export interface RichTextLoader {
  /** Null until it is loaded. */
  loaded(): RichTextModule | null
  load(): Promise<RichTextModule>
}

export const createRichTextLoader = (): RichTextLoader => {
  let loaded: RichTextModule | null = null
  return {
    loaded: () => loaded,
    load: async () => {
      loaded = await import('./rich-text-editor.ts')
      return loaded
    },
  }
}
