import { ActionIcon } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import { useTranslations } from 'use-intl'
import classes from './rich-text-input.module.css'
import { RichTextLink } from './rich-text-link.tsx'

interface Props {
  editor: Editor
  /** The accessible name of the field. */
  label: string
}

export const RichTextToolbar = ({ editor, label }: Props) => {
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
    }),
  })
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
  return (
    <fieldset className={classes.tools} aria-label={tFields('formattingOf', { label })}>
      {tools.map(({ id, label, Icon, run }) => (
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
      <RichTextLink editor={editor} active={active.link} />
    </fieldset>
  )
}
