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
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import ListRestart from 'lucide-react/icons/list-restart'
import Quote from 'lucide-react/icons/quote'
import SquareCode from 'lucide-react/icons/square-code'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Subscript from 'lucide-react/icons/subscript'
import Superscript from 'lucide-react/icons/superscript'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState, useSyncExternalStore } from 'react'
import { type Format, formats, mainFormats, moreFormats } from '../../../rich-text/formats.ts'
import { useCanvas } from '../canvas-context.ts'
import { askForImage } from '../rich-text/ask-for-image.ts'
import { askForLink } from '../rich-text/ask-for-link.ts'
import type { RichTextEditor } from '../rich-text/rich-text-editor.ts'
import { Tool } from './tool.tsx'

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

/** The formatting tools of the text being edited. */
export const TextToolbar = ({ text }: { text: RichTextEditor }) => {
  const { bridge } = useCanvas()
  const { texts } = bridge
  const active = useSyncExternalStore(text.subscribe, () => formats.filter(text.isActive).join())
  const isLinked = useSyncExternalStore(text.subscribe, text.isLinked)
  const isNumbered = useSyncExternalStore(text.subscribe, text.isNumbered)
  const hasImage = useSyncExternalStore(text.subscribe, () => text.image() !== null)
  // In place of the others, so that the bar never gets wider.
  const [isMore, setMore] = useState(false)
  const labels: Record<Format, string> = {
    bold: texts.bold,
    italic: texts.italic,
    heading2: texts.heading(2),
    heading3: texts.heading(3),
    heading4: texts.heading(4),
    bulletList: texts.bulletList,
    orderedList: texts.orderedList,
    blockquote: texts.quote,
    strike: texts.strike,
    subscript: texts.subscript,
    superscript: texts.superscript,
    small: texts.small,
    code: texts.code,
    codeBlock: texts.codeBlock,
    note: texts.note,
    tip: texts.tip,
    warning: texts.warning,
  }
  return (
    <div className="group" role="toolbar" aria-label={texts.formatting}>
      {(isMore ? moreFormats : mainFormats).map(format => (
        <Tool
          key={format}
          icon={icons[format]}
          label={labels[format]}
          pressed={active.split(',').includes(format)}
          onUse={() => text.toggle(format)}
        />
      ))}
      {isMore ? (
        <>
          {isNumbered && (
            <Tool icon={ListRestart} label={texts.changeNumbering} onUse={text.changeNumbering} />
          )}
          <Tool
            icon={ImageIcon}
            label={texts.image}
            pressed={hasImage}
            onUse={() => askForImage(bridge, text)}
          />
        </>
      ) : (
        <Tool icon={LinkIcon} label={texts.link} pressed={isLinked} onUse={() => askForLink(bridge, text)} />
      )}
      <Tool
        icon={Ellipsis}
        label={isMore ? texts.fewer : texts.more}
        onUse={() => setMore(shown => !shown)}
      />
    </div>
  )
}
