import { htmlPictures, pastedBlocks, tables, textPictures } from './clipboard/lazy-clipboard.ts'
import { RichTextInput } from './fields/rich-text-control.tsx'
import { TagPicker } from './fields/tags-control.tsx'
import { TextImageForm } from './fields/text-image-dialog.tsx'
import { FormTab } from './lazy-form-tab.ts'
import { LinkForm } from './links/link-dialog.tsx'
import { ShortcutList } from './shortcuts/shortcuts-dialog.tsx'

const parts = [
  pastedBlocks,
  htmlPictures,
  textPictures,
  tables,
  RichTextInput,
  FormTab,
  TagPicker,
  LinkForm,
  TextImageForm,
  ShortcutList,
]

/**
 * Loads what the editor starts without, once the browser is idle: it may be needed after a deployment or without a
 * connection, when it could no longer be loaded.
 */
export const preloadEditor = (): void => {
  for (const { preload } of parts) preload()
}
