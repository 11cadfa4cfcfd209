import { useDisclosure, useWindowEvent } from '@mantine/hooks'
import Search from 'lucide-react/icons/search'
import { useTranslations } from 'use-intl'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { LazyDialog } from '../../ui/lazy-dialog.tsx'
import { useKeyName } from '../../ui/use-key-name.ts'
import classes from './palette-button.module.css'

// Not needed to show a screen.
const Palette = lazyComponent(async () => (await import('./palette.tsx')).Palette)

/** Opens the command palette; so does Ctrl+K outside texts, where it makes a link. */
export const PaletteButton = ({ isRail = false }: { isRail?: boolean }) => {
  const t = useTranslations('palette')
  const keyName = useKeyName()
  const [opened, { open, close }] = useDisclosure(false)
  useWindowEvent('keydown', event => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
    if (!isShortcut || event.defaultPrevented || isInText(event.target)) return
    event.preventDefault()
    open()
  })
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-rail={isRail || undefined}
        aria-label={isRail ? t('open') : undefined}
        title={isRail ? t('open') : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Search size={16} aria-hidden />
        {!isRail && (
          <>
            <span>{t('open')}</span>
            <kbd aria-hidden>{`${keyName('Ctrl')} K`}</kbd>
          </>
        )}
      </button>
      <LazyDialog opened={opened}>{isOpened => <Palette opened={isOpened} onClose={close} />}</LazyDialog>
    </>
  )
}

const isInText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, [role=dialog]') !== null)
