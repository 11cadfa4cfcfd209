import { type Editor, EditorContent, type UseEditorOptions, useEditor } from '@tiptap/react'
import type { RichTextField } from '@ximblox/blocks/fields/rich-text'
import { emptyRichText, isRichText, type RichText } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { imageDataOf } from '@ximblox/blocks/rich-text/text-images'
import { useId, useState, useSyncExternalStore } from 'react'
import { useClient } from '../../api/client.tsx'
import { imagePreviewUrl } from '../../media/image-preview-url.ts'
import textClasses from '../../ui/text.module.css'
import { usePastedPictures } from '../clipboard/pasted-pictures.tsx'
import { useOwnPages } from '../links/use-own-pages.ts'
import { textEditorOptions } from '../rich-text/text-editor-options.ts'
import { type ImageRequest, imageAt, setImage } from '../rich-text/text-image.ts'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import { useNotifyLowered } from '../use-notify-lowered.ts'
import { useNotifyRefusedLinks } from '../use-notify-refused-links.ts'
import { useWorkspace } from '../workspace.ts'
import type { ControlProps } from './control.ts'
import { errorOf } from './error-of.ts'
import { RequiredMark } from './required-mark.tsx'
import classes from './rich-text-input.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { TextImageDialog } from './text-image-dialog.tsx'
import { useDivideText } from './use-divide-text.ts'
import { useFollowedText } from './use-followed-text.ts'

export interface RichTextControlProps extends ControlProps<RichTextField> {
  address: TextAddress
}

export const RichTextInput = ({
  value,
  label,
  help,
  errors,
  isRequired,
  onChange,
  onBlur,
  address,
}: RichTextControlProps) => {
  const { editor: pageEditor, readOnly, locale } = useWorkspace()
  const client = useClient()
  const [request, setRequest] = useState<ImageRequest | null>(null)
  const id = useId()
  const shown: RichText = value !== undefined && isRichText(value) ? value : emptyRichText
  const isElsewhere = useSyncExternalStore(followFocus, isFocusOnPage)
  const pages = useOwnPages()
  const { open } = usePastedPictures()
  const onLowered = useNotifyLowered()
  const onRefusedLinks = useNotifyRefusedLinks()
  const onTables = useDivideText(address)
  const [{ options }] = useState(() =>
    textEditorOptions({
      views: { locale, imageURL: image => imagePreviewUrl(client, imageDataOf(image), 640) },
      pages,
      openPictures: readOnly ? null : text => open(address, text),
      endTyping: pageEditor.endTyping,
      onLowered,
      onRefusedLinks,
      onTables,
    }),
  )
  const editor = useTextEditor({
    ...options,
    content: fitText(shown).text,
    editable: !readOnly,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': String(isRequired),
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
        class: classes.text ?? '',
      },
    },
    onBlur,
  })
  useFollowedText(editor, shown, onChange)
  return (
    <div>
      <span className={classes.label} id={`${id}-label`}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div
        className={classes.box}
        data-invalid={errors.length > 0 || undefined}
        data-elsewhere={isElsewhere || undefined}
      >
        {editor && !readOnly && (
          <RichTextToolbar
            editor={editor}
            label={label}
            onImage={() => setRequest({ image: imageAt(editor), onChoose: image => setImage(editor, image) })}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      <TextImageDialog request={request} onClose={() => setRequest(null)} />
      <div id={`${id}-help`} className={textClasses.detail}>
        {help}
        {errors.length > 0 && <p className={classes.error}>{errorOf(errors)}</p>}
      </div>
    </div>
  )
}

/** Hidden tabs have no editor, and neither has a tab in the moment it is shown again. */
const useTextEditor = (options: UseEditorOptions): Editor | null => useEditor(options)

/** While editing on the canvas, the formatting toolbar is above the page. */
const isFocusOnPage = (): boolean => document.activeElement instanceof HTMLIFrameElement

const followFocus = (listener: () => void) => {
  for (const name of ['focus', 'blur']) addEventListener(name, listener)
  return () => {
    for (const name of ['focus', 'blur']) removeEventListener(name, listener)
  }
}
