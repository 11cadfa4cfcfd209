import Check from 'lucide-react/icons/check'
import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { useCanvas } from '../canvas-context.ts'
import type { RichTextEditor } from '../rich-text/rich-text-editor.ts'
import { Tool } from './tool.tsx'

interface LinkFormProps {
  text: RichTextEditor
  address: string
  onDone(): void
}

/** Where the link at the caret leads. */
export const LinkForm = ({ text, address, onDone }: LinkFormProps) => {
  const { words } = useCanvas().bridge
  const [value, setValue] = useState(address)
  const [isRefused, setRefused] = useState(false)
  const apply = (to: string) => (text.setLink(to) ? onDone() : setRefused(true))
  return (
    <span className="link">
      <input
        ref={focus}
        type="url"
        className="address"
        aria-label={words.linkAddress}
        aria-invalid={isRefused}
        placeholder="https://"
        value={value}
        onChange={event => setValue(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') apply(value.trim())
          if (event.key !== 'Escape') return
          onDone()
          text.focus()
        }}
      />
      <Tool icon={Check} label={words.applyLink} onUse={() => apply(value.trim())} />
      <Tool icon={Unlink} label={words.removeLink} disabled={address === ''} onUse={() => apply('')} />
    </span>
  )
}

/** It was asked for by a button, so that is where one goes on. */
const focus = (input: HTMLInputElement | null): void => input?.focus()
