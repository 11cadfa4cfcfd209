import type { EditorOptions } from '@tiptap/core'
import { richTextExtensions } from './extensions.ts'
import { fitting } from './fitting.ts'
import { type OwnPages, pastedAddress } from './pasted-address.ts'
import { pasting } from './pasting.ts'
import { type PendingPictures, pendingPictures } from './pending-pictures.ts'
import { textSchemaSpec } from './schema-spec.ts'
import { type DividedText, pasteTables } from './tables/paste-tables.ts'
import type { OpenTextPictures } from './text-pictures.ts'
import { type TextViews, textViews } from './text-views.ts'
import { typedAddress } from './typed-address.ts'

/** What an editor of a text needs of its surroundings. */
export interface TextEditorServices {
  /** How images and call-outs are shown. */
  views: TextViews
  /** The pages of this site, for pasted addresses. */
  pages: OwnPages
  /** For pictures that are pasted or dropped; null in a text that is only read. */
  openPictures: OpenTextPictures | null
  /** Ends a run of typing, so that the next change is an undo step of its own. */
  endTyping(): void
  /** Called when part of a change was lowered to what a text can hold. */
  onLowered(): void
  /** Called with the number of pasted links whose address is not allowed. */
  onRefusedLinks(count: number): void
  /** Called when tables were pasted; false if the text takes them as lines. */
  onTables(text: DividedText): boolean
}

interface TextEditorOptions {
  options: Pick<EditorOptions, 'extensions' | 'schemaSpec' | 'enablePasteRules' | 'injectCSS'>
  /** Takes picture files that were dropped at a point of the window. */
  dropPictures: PendingPictures['drop']
}

/** What the editors of formatted texts have in common, on the page and in forms. */
export const textEditorOptions = ({
  views,
  pages,
  openPictures,
  endTyping,
  onLowered,
  onRefusedLinks,
  onTables,
}: TextEditorServices): TextEditorOptions => {
  const pictures = openPictures && pendingPictures(openPictures)
  return {
    options: {
      extensions: [
        ...richTextExtensions,
        textViews(views),
        pastedAddress(pages),
        pasteTables(onTables),
        pasting(onRefusedLinks),
        typedAddress(endTyping),
        ...(pictures ? [pictures.extension] : []),
        fitting(onLowered),
      ],
      schemaSpec: textSchemaSpec(),
      enablePasteRules: false,
      injectCSS: false,
    },
    dropPictures: pictures?.drop ?? (() => false),
  }
}
