import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import AArrowDown from 'lucide-react/icons/a-arrow-down'
import Bold from 'lucide-react/icons/bold'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import ImageIcon from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import Italic from 'lucide-react/icons/italic'
import Lightbulb from 'lucide-react/icons/lightbulb'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Subscript from 'lucide-react/icons/subscript'
import Superscript from 'lucide-react/icons/superscript'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslations } from 'use-intl'
import { toggleCallout } from '../rich-text/callout.ts'
import classes from './rich-text-input.module.css'
import { RichTextLink } from './rich-text-link.tsx'

interface Props {
  editor: Editor
  /** The accessible name of the field. */
  label: string
  /** Opens the dialog for the selected image or a new one. */
  onImage: () => void
}

export const RichTextToolbar = ({ editor, label, onImage }: Props) => {
  const t = useTranslations('canvas')
  const tFields = useTranslations('editor.fields')
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      heading4: editor.isActive('heading', { level: 4 }),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      blockquote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      subscript: editor.isActive('subscript'),
      superscript: editor.isActive('superscript'),
      small: editor.isActive('small'),
      note: editor.isActive('callout', { kind: 'note' }),
      tip: editor.isActive('callout', { kind: 'tip' }),
      warning: editor.isActive('callout', { kind: 'warning' }),
      image: editor.isActive('image'),
    }),
  })
  const [isMore, { toggle }] = useDisclosure(false)
  const chain = () => editor.chain().focus()
  const tools = [
    { id: 'bold', label: t('bold'), Icon: Bold, run: () => chain().toggleBold().run() },
    { id: 'italic', label: t('italic'), Icon: Italic, run: () => chain().toggleItalic().run() },
    {
      id: 'heading2',
      label: t('heading', { level: '2' }),
      Icon: Heading2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'heading3',
      label: t('heading', { level: '3' }),
      Icon: Heading3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      id: 'heading4',
      label: t('heading', { level: '4' }),
      Icon: Heading4,
      run: () => chain().toggleHeading({ level: 4 }).run(),
    },
    { id: 'bulletList', label: t('bulletList'), Icon: List, run: () => chain().toggleBulletList().run() },
    {
      id: 'orderedList',
      label: t('orderedList'),
      Icon: ListOrdered,
      run: () => chain().toggleOrderedList().run(),
    },
    { id: 'blockquote', label: t('quote'), Icon: Quote, run: () => chain().toggleBlockquote().run() },
  ] as const
  const moreTools = [
    {
      id: 'subscript',
      label: t('subscript'),
      Icon: Subscript,
      run: () => chain().toggleMark('subscript').run(),
    },
    {
      id: 'superscript',
      label: t('superscript'),
      Icon: Superscript,
      run: () => chain().toggleMark('superscript').run(),
    },
    { id: 'small', label: t('small'), Icon: AArrowDown, run: () => chain().toggleMark('small').run() },
    { id: 'note', label: t('note'), Icon: Info, run: () => toggleCallout(editor, 'note') },
    { id: 'tip', label: t('tip'), Icon: Lightbulb, run: () => toggleCallout(editor, 'tip') },
    { id: 'warning', label: t('warning'), Icon: TriangleAlert, run: () => toggleCallout(editor, 'warning') },
    { id: 'image', label: t('image'), Icon: ImageIcon, run: onImage },
  ] as const
  return (
    <fieldset className={classes.tools} aria-label={tFields('formattingOf', { label })}>
      {(isMore ? moreTools : tools).map(({ id, label, Icon, run }) => (
        <ActionIcon
          key={id}
          variant={active[id] ? 'light' : 'subtle'}
          color="gray"
          size="sm"
          aria-label={label}
          title={label}
          aria-pressed={active[id]}
          onClick={run}
        >
          <Icon size={15} aria-hidden />
        </ActionIcon>
      ))}
      {!isMore && <RichTextLink editor={editor} active={active.link} />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t(isMore ? 'mainFormats' : 'moreFormats')}
        title={t(isMore ? 'mainFormats' : 'moreFormats')}
        onClick={toggle}
      >
        <Ellipsis size={15} aria-hidden />
      </ActionIcon>
    </fieldset>
  )
}
