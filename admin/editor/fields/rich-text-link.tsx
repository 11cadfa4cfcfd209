import { ActionIcon, Button, Popover } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'
import Link from 'lucide-react/icons/link'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './rich-text-input.module.css'

/** Makes a link of the selected text, and takes it away when its address is emptied. */
export const RichTextLink = ({ editor }: { editor: Editor }) => {
  const t = useTranslations('canvas')
  const messageOf = useMessage()
  const [address, setAddress] = useState<string | null>(null)
  const isRefused = address !== null && address !== '' && !isSafeHref(address)

  const open = () => {
    const { href } = editor.getAttributes('link')
    setAddress(typeof href === 'string' ? href : '')
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (address === null || isRefused) return
    const whole = editor.chain().focus().extendMarkRange('link')
    if (address === '') whole.unsetMark('link').run()
    else whole.setMark('link', { href: address, target: null }).run()
    setAddress(null)
  }
  return (
    <Popover opened={address !== null} onDismiss={() => setAddress(null)} trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('link')} onClick={open}>
          <Link size={15} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={apply} className={classes.linkForm}>
          <TextInput
            label={t('linkAddress')}
            value={address ?? ''}
            onChange={setAddress}
            errors={isRefused ? [messageOf({ property: 'url', code: 'V_09' })] : []}
            isFirst
          />
          <Button type="submit" size="xs" variant="default">
            {t('applyLink')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
