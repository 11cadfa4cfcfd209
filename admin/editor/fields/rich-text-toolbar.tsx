import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { LucideIcon } from 'lucide-react'
import AArrowDown from 'lucide-react/icons/a-arrow-down'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
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
import ListRestart from 'lucide-react/icons/list-restart'
import Quote from 'lucide-react/icons/quote'
import SquareCode from 'lucide-react/icons/square-code'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Subscript from 'lucide-react/icons/subscript'
import Superscript from 'lucide-react/icons/superscript'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslations } from 'use-intl'
import {
  changeNumbering,
  type Format,
  formats,
  isFormatActive,
  mainFormats,
  moreFormats,
  toggleFormat,
} from '../rich-text/formats.ts'
import classes from './rich-text-input.module.css'
import { RichTextLink } from './rich-text-link.tsx'

interface Props {
  editor: Editor
  /** The accessible name of the field. */
  label: string
  /** Opens the dialog for the selected image or a new one. */
  onImage: () => void
}

const icons = {
  bold: Bold,
  italic: Italic,
  heading2: Heading2,
  heading3: Heading3,
  heading4: Heading4,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: Quote,
  strike: Strikethrough,
  subscript: Subscript,
  superscript: Superscript,
  small: AArrowDown,
  code: Code,
  codeBlock: SquareCode,
  note: Info,
  tip: Lightbulb,
  warning: TriangleAlert,
} satisfies Record<Format, unknown>

export const RichTextToolbar = ({ editor, label, onImage }: Props) => {
  const t = useTranslations('canvas')
  const tFields = useTranslations('editor.fields')
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      formats: formats.filter(format => isFormatActive(editor, format)),
      link: editor.isActive('link'),
      image: editor.isActive('image'),
    }),
  })
  const [isMore, { toggle }] = useDisclosure(false)
  const labelOf = (format: Format): string => {
    if (format === 'blockquote') return t('quote')
    return format.startsWith('heading') ? t('heading', { level: format.slice(-1) }) : t(format as PlainFormat)
  }
  return (
    <fieldset className={classes.tools} aria-label={tFields('formattingOf', { label })}>
      {(isMore ? moreFormats : mainFormats).map(format => (
        <FormatTool
          key={format}
          icon={icons[format]}
          label={labelOf(format)}
          pressed={active.formats.includes(format)}
          onUse={() => toggleFormat(editor, format)}
        />
      ))}
      {isMore ? (
        <>
          {active.formats.includes('orderedList') && (
            <FormatTool
              icon={ListRestart}
              label={t('changeNumbering')}
              onUse={() => changeNumbering(editor)}
            />
          )}
          <FormatTool icon={ImageIcon} label={t('image')} pressed={active.image} onUse={onImage} />
        </>
      ) : (
        <RichTextLink editor={editor} active={active.link} />
      )}
      <FormatTool icon={Ellipsis} label={t(isMore ? 'mainFormats' : 'moreFormats')} onUse={toggle} />
    </fieldset>
  )
}

type PlainFormat = Exclude<Format, `heading${number}` | 'blockquote'>

interface ToolProps {
  icon: LucideIcon
  label: string
  pressed?: boolean
  onUse: () => void
}

const FormatTool = ({ icon: Icon, label, pressed, onUse }: ToolProps) => (
  <ActionIcon
    variant={pressed ? 'light' : 'subtle'}
    color="gray"
    size="sm"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onUse}
  >
    <Icon size={15} aria-hidden />
  </ActionIcon>
)
