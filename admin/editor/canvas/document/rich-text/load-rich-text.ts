import type * as richText from './rich-text-editor.ts'

type RichTextModule = typeof richText

/** The editor of formatted text, which is more than half of what the canvas weighs and not needed to see the page. */
export interface RichTextLoader {
  /** Null until it has arrived. */
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
