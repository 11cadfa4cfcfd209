import { Button } from '@mantine/core'
import type { Menu } from '@ximblox/contract/menus'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ListBar } from '../../list/list-bar.tsx'
import { usePagePath } from '../../settings/use-page-path.ts'
import textClasses from '../../ui/text.module.css'
import { UndoRedo } from '../../ui/undo-redo.tsx'
import classes from './menu-editor.module.css'

interface Props {
  menu: Menu
  choice: ReactNode
  unsaved: boolean
  isBusy: boolean
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  save: () => void
}

export const MenuTools = ({ menu, choice, unsaved, isBusy, canUndo, canRedo, undo, redo, save }: Props) => {
  const t = useTranslations('menus')
  const home = usePagePath()({ slug: '', locale: menu.locale })
  return (
    <ListBar
      end={
        <>
          {unsaved && <span className={textClasses.detail}>{t('unsaved')}</span>}
          <UndoRedo canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} />
          {home !== undefined && (
            <a className={classes.siteLink} href={home} target="_blank" rel="noreferrer">
              {t('look')} <ExternalLink size={14} aria-hidden />
            </a>
          )}
          <Button size="xs" onClick={save} loading={isBusy} disabled={!unsaved}>
            {t('save')}
          </Button>
        </>
      }
    >
      {choice}
    </ListBar>
  )
}
